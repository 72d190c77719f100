import { buildMenu } from '@garita/domain/pantallas';
import { CaraContext } from '@garita/ui/components/CaraContext';
import { lazyPart } from '@garita/ui/parts/lazyPart';
import { Cargando, InicioScreen, type InicioState } from '@garita/ui/screens/inicio/InicioScreen';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { read } from '../data/read';
import { usePortal } from '../portal/PortalContext';
import { ShellContext } from '../portal/ShellContext';
import { useSession, useUser } from '../portal/useSession';
import { configuracionQuery } from '../queries/agencia';
import { ConnectedBloques } from './inicio/ConnectedBloques';
import { ConnectedPaga } from './inicio/ConnectedPaga';

// Visitors never need the start page of a signed-in user, so its code is separate. It is preloaded
// while the session is checked.
const Dia = lazyPart(() => import('./inicio/ConnectedDia'), 'ConnectedDia', {
  fallback: <Cargando />,
});

function useInicioState(): InicioState {
  const { session } = usePortal();
  const current = useSession();
  const isChecking = current.phase === 'checking';
  useEffect(() => {
    if (isChecking) Dia.preload();
  }, [isChecking]);
  switch (current.phase) {
    case 'checking':
      return { kind: 'loading' };
    case 'unreachable':
      return { kind: 'error', error: current.message, onRetry: () => void session.start() };
    case 'visitor':
      return { kind: 'visitor' };
    case 'signedIn':
      return { kind: 'signedIn', dia: <Dia /> };
  }
}

export function Inicio() {
  const { data: configuracion } = useQuery(configuracionQuery());
  const state = useInicioState();
  const { onSignIn, onRegistro } = useContext(ShellContext);
  const isVisitor = state.kind === 'visitor';
  const { data: visita } = useQuery({ ...read('visita'), enabled: isVisitor });
  return (
    <InicioScreen
      state={state}
      agencia={useContext(CaraContext).nombre}
      {...(configuracion && { lema: configuracion.lema, cartel: configuracion.cartel })}
      menu={buildMenu(useUser())}
      onSignIn={onSignIn}
      onRegistro={onRegistro}
      registro={configuracion?.registro}
      visita={visita}
      paga={<ConnectedPaga />}
      bloques={<ConnectedBloques />}
    />
  );
}
