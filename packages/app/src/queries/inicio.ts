import type { Tema } from '@garita/domain/temas';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** How often both are asked for: much of them moves on with the clock, so they are also asked for while changes are told. Milliseconds. */
const EVERY_MS = 60_000;

/** What somebody waits for at the other end is told at once; the rest in its turn, or every write of a busy evening would have everybody ask. */
const URGENTES = [
  'solicitudes',
  'ausencias',
  'nombres',
  'normativa',
] as const satisfies readonly Tema[];

/** What waits for who is signed in. */
export const pendientesQuery = () =>
  queryOptions({
    ...read('pendientes'),
    refetchInterval: EVERY_MS,
    meta: { cada: EVERY_MS, temas: URGENTES },
  });

/** Where they stand today. */
export const hoyQuery = () =>
  queryOptions({
    ...read('hoy'),
    refetchInterval: EVERY_MS,
    meta: { cada: EVERY_MS },
  });
