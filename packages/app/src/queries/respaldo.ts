import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/**
 * The refetch intervals in milliseconds: during a backup, and otherwise, when only the ages change.
 */
const [SOON, LATER] = [1_000, 60_000];

export const respaldosQuery = () =>
  queryOptions({
    ...read('respaldos'),
    refetchInterval: ({ state }) => (state.data?.enMarcha ? SOON : LATER),
  });

/** The check of a backup, for which the server reads the whole file. Never cached. */
export const comprobacionQuery = (id: string) =>
  queryOptions({
    ...read('comprobarRespaldo', { id }),
    staleTime: 0,
    gcTime: 0,
  });
