import { buildMenu } from '@garita/domain/pantallas';
import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { skipToken, useQuery } from '@tanstack/react-query';
import { declinadoQuery } from '../queries/nombres';
import { solicitudesQuery } from '../queries/solicitudes';
import { sinEncargadoQuery } from '../queries/tiempos';
import { isHeld } from '../session/isHeld';
import type { SessionUser } from '../session/sessionReducer';

/** Often enough to be told of a promotion while it is still news; an unchanged list costs a 304. */
const EVERY_MS = 60_000;

const hasInMenu = (user: SessionUser | null, id: string): boolean => buildMenu(user).some(({ pantallas }) => pantallas.some((one) => one.id === id));

/** How many things wait for a person, by screen; nothing while it is not known. Of a screen that they are not offered nothing is asked. */
export function usePendingCounts(person: SessionUser | null): ShellCounts {
  // Meanwhile the server tells nothing.
  const user = person !== null && isHeld(person) ? null : person;
  const solicitudes = useQuery({ ...solicitudesQuery(user?.id ?? null), refetchInterval: EVERY_MS });
  const supervises = hasInMenu(user, 'tiempos');
  const sinEncargado = useQuery({ ...sinEncargadoQuery(), ...(!supervises && { queryFn: skipToken }), refetchInterval: EVERY_MS });
  // Whoever is declined a name is told where they asked for it.
  const declinado = useQuery({ ...declinadoQuery(), ...(!user && { queryFn: skipToken }), refetchInterval: EVERY_MS });
  return {
    ...(solicitudes.data && { solicitudes: solicitudes.data.length }),
    ...(supervises && sinEncargado.data && { tiempos: sinEncargado.data.length }),
    ...(user && declinado.data && { cambionombre: 1 }),
  };
}
