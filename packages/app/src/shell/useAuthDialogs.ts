import type { Bienvenida } from '@garita/ui/screens/sesion/LoginForm';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Session, SessionUser } from '../portal/sessionReducer';
import { securityPath, settingsPath } from '../router/settingsPath';
import { readWanted } from '../router/wantedAddress';

export type AuthRequest =
  | { readonly kind: 'acceder'; readonly bienvenida: Bienvenida | null }
  | { readonly kind: 'registro' };

export interface AuthDialogs {
  invitacion: string;
  request: AuthRequest | null;
  openAcceder: (bienvenida?: Bienvenida | null) => void;
  openRegistro: () => void;
  close: () => void;
}

const ACCEDER: AuthRequest = { kind: 'acceder', bienvenida: null };
const REGISTRO: AuthRequest = { kind: 'registro' };

/** The path where the user fulfils an obligation; null if the user has none. */
const firstPath = ({ debeCambiarClave, debeSegundoFactor }: SessionUser): string | null =>
  debeCambiarClave ? settingsPath : debeSegundoFactor ? securityPath : null;

/**
 * The dialogs for signing in and registering. After a sign-in, in this tab or another, the user
 * returns to the screen that redirected them. A user with an obligation first goes to the screen
 * that fulfils it.
 */
export function useAuthDialogs(session: Session): AuthDialogs {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const wanted = readWanted(state);
  // The invitation is read once, so that it is kept when the dialog is closed and opened again.
  const [invitacion] = useState(() => new URLSearchParams(search).get('invitacion') ?? '');
  const [asked, setAsked] = useState(invitacion === '' ? null : REGISTRO);
  const { phase } = session;
  const first = session.phase === 'signedIn' ? firstPath(session.user) : null;
  const wasVisitor = useRef(false);
  useEffect(() => {
    if (phase === 'visitor') wasVisitor.current = true;
    if (phase !== 'signedIn') return;
    const isEntering = wasVisitor.current;
    wasVisitor.current = false;
    setAsked(null);
    if (isEntering && first !== null) void navigate(first, { replace: wanted !== null });
    else if (wanted !== null) void navigate(wanted, { replace: true });
  }, [phase, first, wanted, navigate]);
  return {
    invitacion,
    request: phase === 'visitor' ? (asked ?? (wanted === null ? null : ACCEDER)) : null,
    // Stable callbacks, so that repeated presses while the dialog loads do not rerender the page.
    openAcceder: useCallback(
      (bienvenida = null) =>
        setAsked(bienvenida === null ? ACCEDER : { kind: 'acceder', bienvenida }),
      [],
    ),
    openRegistro: useCallback(() => setAsked(REGISTRO), []),
    close: () => {
      setAsked(null);
      // Closing the dialog forgets the wanted screen.
      if (wanted !== null) void navigate(pathname, { replace: true });
    },
  };
}
