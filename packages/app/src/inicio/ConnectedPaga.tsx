import { lazyPart } from '@garita/ui/parts/lazyPart';
import { SiguientePaga } from '@garita/ui/screens/inicio/SiguientePaga';
import { useQuery } from '@tanstack/react-query';
import { serverClock } from '../api';
import { toBloqueState } from '../data/toBloqueState';
import { fechasQuery } from '../queries/inicio';
import { useUser } from '../session/useSession';
import { useFailureNotice } from './useFailureNotice';

// For the owner of a new agency alone, who finds it again in the screens that it leads to.
const PrimerosPasos = lazyPart(() => import('./ConnectedPrimerosPasos'), 'ConnectedPrimerosPasos', { instead: () => null });

/** The time left until the next pay, which the server says; before it, what a new agency has left to do. */
export function ConnectedPaga() {
  const fechas = useQuery({ ...fechasQuery(), select: ({ proximaPaga }) => proximaPaga });
  useFailureNotice(fechas.error);
  const isOwner = useUser()?.permisoSys === 1;
  return (
    <>
      {isOwner && <PrimerosPasos />}
      <SiguientePaga state={toBloqueState(fechas)} now={serverClock.now} onPaga={() => void fechas.refetch()} />
    </>
  );
}
