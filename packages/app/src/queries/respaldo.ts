import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** While one is being made its end is near; otherwise only ages grow. Milliseconds. */
const [SOON, LATER] = [1_000, 60_000];

/** The backups and how they are made. */
export const respaldosQuery = () =>
  queryOptions({
    ...read('respaldos'),
    refetchInterval: ({ state }) => (state.data?.enMarcha ? SOON : LATER),
  });

/** One backup as it is found when it is read to its end: never an old answer. */
export const comprobacionQuery = (id: string) =>
  queryOptions({
    ...read('comprobarRespaldo', { id }),
    staleTime: 0,
    gcTime: 0,
  });
