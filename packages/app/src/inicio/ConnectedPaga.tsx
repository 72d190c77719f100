import { SiguientePaga } from '@garita/ui/screens/inicio/SiguientePaga';
import { useQuery } from '@tanstack/react-query';
import { serverClock } from '../api';
import { toBloqueState } from '../data/toBloqueState';
import { fechasQuery } from '../queries/inicio';
import { useFailureNotice } from './useFailureNotice';

/** The time left until the next pay, which the server says. */
export function ConnectedPaga() {
  const fechas = useQuery({ ...fechasQuery(), select: ({ proximaPaga }) => proximaPaga });
  useFailureNotice(fechas.error);
  return <SiguientePaga state={toBloqueState(fechas)} now={serverClock.now} onPaga={() => void fechas.refetch()} />;
}
