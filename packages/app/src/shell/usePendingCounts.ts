import { cuantosDe } from '@garita/domain/inicio/pendientes';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { useQuery } from '@tanstack/react-query';
import { isRestricted } from '../portal/isRestricted';
import type { SessionUser } from '../portal/sessionReducer';
import { pendientesQuery } from '../queries/inicio';

export function usePendingCounts(person: SessionUser | null): ShellCounts {
  // While the user has an obligation (`isRestricted`), the server refuses the read.
  const isAsked = person !== null && !isRestricted(person);
  const { data } = useQuery({ ...pendientesQuery(), enabled: isAsked });
  if (!isAsked || !data) return {};
  const declinado = cuantosDe(data, 'nombreDeclinado');
  return {
    solicitudes: cuantosDe(data, 'solicitudes'),
    // The server sends 0 for a user who may not supervise.
    tiempos: cuantosDe(data, 'tiempos'),
    ...(declinado > 0 && { cambionombre: declinado }),
  };
}
