import { lazyPart } from '@garita/ui/parts/lazyPart';
import { SiguientePaga } from '@garita/ui/screens/inicio/SiguientePaga';
import { useQuery } from '@tanstack/react-query';
import { serverClock } from '../api';
import { toBloqueState } from '../data/toBloqueState';
import { fechasQuery } from '../queries/inicio';
import { useUser } from '../session/useSession';
import { useFailureNotice } from './useFailureNotice';

// Nobody came for these: should they be missing, the start goes without.
const Recordatorio = lazyPart(() => import('../normativa/Recordatorio'), 'Recordatorio', { instead: () => null });
const PrimerosPasos = lazyPart(() => import('./ConnectedPrimerosPasos'), 'ConnectedPrimerosPasos', { instead: () => null });

/** The time left until the next pay, which the server says, and before it what waits for whoever is signed in. */
export function ConnectedPaga() {
  const user = useUser();
  const fechas = useQuery({ ...fechasQuery(), select: ({ proximaPaga }) => proximaPaga });
  useFailureNotice(fechas.error);
  return (
    <>
      {user?.permisoSys === 1 && <PrimerosPasos />}
      {user && <Recordatorio usuario={user.id} />}
      <SiguientePaga state={toBloqueState(fechas)} now={serverClock.now} onPaga={() => void fechas.refetch()} />
    </>
  );
}
