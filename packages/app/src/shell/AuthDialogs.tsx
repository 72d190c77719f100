import { lazyPart } from '@garita/ui/parts/lazyPart';
import { whenUsed } from '@garita/ui/parts/whenUsed';
import { useEffect, useState } from 'react';
import { usePortal } from '../portal/PortalContext';
import { useSession } from '../portal/useSession';
import { loadDevice } from '../routes/seguridad/loadDevice';
import type { AuthDialogs as AuthDialogsState } from './useAuthDialogs';

const LoginDialog = lazyPart(() => import('@garita/ui/screens/sesion/LoginDialog'), 'LoginDialog');
const ConnectedRegistro = lazyPart(() => import('./ConnectedRegistro'), 'ConnectedRegistro');

function preload(): void {
  LoginDialog.preload();
  ConnectedRegistro.preload();
}

/**
 * Whether a dialog was ever open. Once opened, the dialog stays mounted, so that its closing can be
 * animated.
 */
function useOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened;
}

interface AuthDialogsProps {
  dialogs: AuthDialogsState;
  /** Whether the registration is closed. */
  isCerrado: boolean;
  /** Called when the user has signed in and the dialog has closed. */
  onEntered: () => void;
}

export function AuthDialogs({
  dialogs: { invitacion, request, openAcceder, openRegistro, close },
  isCerrado,
  onEntered,
}: AuthDialogsProps) {
  const { session } = usePortal();
  const isLogin = request?.kind === 'acceder';
  const isRegistro = request?.kind === 'registro' && !isCerrado;
  const needsLogin = useOpened(isLogin);
  const needsRegistro = useOpened(isRegistro);
  const isVisitor = useSession().phase === 'visitor';
  useEffect(() => (isVisitor ? whenUsed(preload) : undefined), [isVisitor]);
  return (
    <>
      {needsLogin && (
        <LoginDialog
          isOpen={isLogin}
          onClose={close}
          bienvenida={isLogin ? request.bienvenida : null}
          onLogin={async (values) => {
            const reto = await session.login(values);
            if (reto === null) onEntered();
            return reto;
          }}
          onFactor={async (values) => {
            await session.loginFactor(values);
            onEntered();
          }}
          onLlave={async ({ reto, opciones }) => {
            if (opciones === null) return;
            const { answerWithLlave } = await loadDevice();
            await session.loginFactor({ reto, llave: await answerWithLlave(opciones) });
            onEntered();
          }}
          onRegistro={isCerrado ? null : openRegistro}
        />
      )}
      {needsRegistro && (
        <ConnectedRegistro
          isOpen={isRegistro}
          invitacion={invitacion}
          onClose={close}
          onEntered={onEntered}
          onSignIn={openAcceder}
        />
      )}
    </>
  );
}
