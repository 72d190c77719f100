import { buildMenu } from '@garita/domain/pantallas';
import { CaraContext } from '@garita/ui/components/CaraContext';
import { Shell } from '@garita/ui/shell/Shell';
import type { ShellCounts, ShellSession } from '@garita/ui/shell/ShellSession';
import { Splash } from '@garita/ui/shell/Splash';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext, useMemo, useRef, useState, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConnectedCampana } from '../avisos/ConnectedCampana';
import { useAvisosState } from '../avisos/useAvisos';
import { isRestricted } from '../portal/isRestricted';
import { usePortal } from '../portal/PortalContext';
import { ShellContext } from '../portal/ShellContext';
import type { Session } from '../portal/sessionReducer';
import { useSession } from '../portal/useSession';
import { configuracionQuery, isConfiguradaQuery } from '../queries/agencia';
import { focusPage, useArrival } from '../router/useArrival';
import { readSinFichar } from '../router/wantedAddress';
import { VERSION } from '../version';
import { AuthDialogs } from './AuthDialogs';
import { Counts, Estados, Extras, Pie } from './Extras';
import { useAuthDialogs } from './useAuthDialogs';
import { useForgetting } from './useForgetting';
import { usePalette } from './usePalette';
import { usePreload } from './usePreload';
import { useSessionCheck } from './useSessionCheck';
import { useSplash } from './useSplash';

function toShellSession(current: Session, isWaiting: boolean): ShellSession {
  if (isWaiting) return { kind: 'unknown' };
  if (current.phase === 'visitor') return { kind: 'visitor' };
  if (current.phase !== 'signedIn') return { kind: 'unknown' };
  return { kind: 'signedIn', usuario: current.user.usuario, fichaje: current.user.fichaje };
}

export function PortalShell({ children }: { children: ReactNode }) {
  const { signOut } = usePortal();
  const current = useSession();
  const user = current.phase === 'signedIn' ? current.user : null;
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isNavigating, startNavigation] = useTransition();
  const { data: configuracion, isPending } = useQuery(configuracionQuery());
  // Before setup there is no menu and no sign-in.
  const isWaiting = useQuery(isConfiguradaQuery()).data === false;
  const [isRadioOpen, setRadioOpen] = useState<boolean | null>(null);
  const palette = usePalette();
  const [counts, setCounts] = useState<ShellCounts>({});
  const dialogs = useAuthDialogs(current);
  const { openAcceder, openRegistro } = dialogs;
  const main = useRef<HTMLElement>(null);
  const given = useMemo(
    () => ({
      onSignIn: openAcceder,
      onRegistro: openRegistro,
      onRadioHere: () => setRadioOpen(Boolean),
      counts,
    }),
    [openAcceder, openRegistro, counts],
  );
  const isCerrado = configuracion?.registro === 'cerrado';
  const menu = isWaiting ? [] : buildMenu(user, configuracion?.enlaces);
  const agencia = useContext(CaraContext).nombre;
  const go = (path: string) => startNavigation(() => navigate(path));
  useArrival(main, agencia, useAvisosState().sinLeer ?? 0);
  usePreload();
  useSessionCheck();
  useForgetting(current);
  return (
    <ShellContext value={given}>
      <Shell
        session={toShellSession(current, isWaiting)}
        menu={menu}
        currentPath={pathname}
        counts={counts}
        agencia={agencia}
        isNavigating={isNavigating}
        onNavigate={go}
        onSignIn={openAcceder}
        onRegistro={isCerrado ? null : openRegistro}
        onSignOut={signOut}
        onRadio={() => setRadioOpen((wasOpen) => !wasOpen)}
        isRadioOpen={isRadioOpen === true}
        onSearch={palette.open}
        campana={user && !isRestricted(user) && <ConnectedCampana />}
        strip={<Estados isShown={user?.config.estados === 1 && !isRestricted(user)} />}
        version={VERSION}
        pie={<Pie enlaces={configuracion?.enlaces} />}
        mainRef={main}
      >
        {children}
      </Shell>
      <Extras
        isRadioOpen={isRadioOpen}
        onRadioClose={() => setRadioOpen(false)}
        palette={palette}
        menu={menu}
        onGo={go}
        sinFichar={user && readSinFichar(state)}
      />
      <Counts user={user} onCounts={setCounts} />
      <Splash agencia={agencia} isOver={useSplash(!isPending)} />
      {!isWaiting && (
        <AuthDialogs
          dialogs={dialogs}
          isCerrado={isCerrado}
          onEntered={() => focusPage(main.current)}
        />
      )}
    </ShellContext>
  );
}
