import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Refetch interval during a backup, and otherwise, when only ages change. Milliseconds. */
const [SOON, LATER] = [1_000, 60_000];

export const respaldosQuery = () =>
  queryOptions({
    ...read('respaldos'),
    refetchInterval: ({ state }) => (state.data?.enMarcha ? SOON : LATER),
  });

/** Reads the backup to its end; never cached. */
export const comprobacionQuery = (id: string) =>
  queryOptions({
    ...read('comprobarRespaldo', { id }),
    staleTime: 0,
    gcTime: 0,
  });
