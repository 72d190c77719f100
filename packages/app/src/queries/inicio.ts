import type { Tema } from '@garita/domain/temas';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The next pay, and the instant that the pay hours are computed for. */
export const fechasQuery = () => read('inicio', 'fechas', 'GET /fechas');

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
    ...read('inicio', 'pendientes', 'GET /ext/pendientes'),
    refetchInterval: EVERY_MS,
    meta: { cada: EVERY_MS, temas: URGENTES },
  });

/** Where they stand today. */
export const hoyQuery = () =>
  queryOptions({
    ...read('inicio', 'hoy', 'GET /ext/hoy'),
    refetchInterval: EVERY_MS,
    meta: { cada: EVERY_MS },
  });
