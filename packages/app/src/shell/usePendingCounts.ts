import { cuantosDe } from '@garita/domain/inicio/pendientes';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { useQuery } from '@tanstack/react-query';
import { isHeld } from '../portal/isHeld';
import type { SessionUser } from '../portal/sessionReducer';
import { pendientesQuery } from '../queries/inicio';

/** How many things wait for a person, by screen; nothing while it is not known. */
export function usePendingCounts(person: SessionUser | null): ShellCounts {
  // While somebody is held to something first, the server tells nothing.
  const isAsked = person !== null && !isHeld(person);
  const { data } = useQuery({ ...pendientesQuery(), enabled: isAsked });
  if (!isAsked || !data) return {};
  const declinado = cuantosDe(data, 'nombreDeclinado');
  return {
    solicitudes: cuantosDe(data, 'solicitudes'),
    // Who may not supervise is told of none, and has no such screen to write it on.
    tiempos: cuantosDe(data, 'tiempos'),
    ...(declinado > 0 && { cambionombre: declinado }),
  };
}
