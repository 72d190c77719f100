import type { ShellCounts } from '@garita/ui/shell/ShellSession';
import { skipToken, useQuery } from '@tanstack/react-query';
import { solicitudesQuery } from '../queries/solicitudes';

/** Often enough to be told of a promotion while it is still news; an unchanged list costs a 304. */
const EVERY_MS = 60_000;

/** How many things wait for a person, by screen; nothing while it is not known. */
export function usePendingCounts(userId: number | null): ShellCounts {
  const query = solicitudesQuery(userId ?? 0);
  const { data } = useQuery({ ...query, ...(userId === null && { queryFn: skipToken }), refetchInterval: EVERY_MS });
  return data ? { solicitudes: data.length } : {};
}
