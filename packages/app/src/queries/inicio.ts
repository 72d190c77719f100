import type { Tema } from '@garita/domain/temas';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Refetch interval, also while the stream is up: both reads change with time. Milliseconds. */
const EVERY_MS = 60_000;

/**
 * Changes that a user waits for refetch at once. The others wait for the interval, or each write of
 * a busy evening would make every client refetch.
 */
const URGENTES = [
  'solicitudes',
  'ausencias',
  'nombres',
  'normativa',
] as const satisfies readonly Tema[];

export const pendientesQuery = () =>
  queryOptions({
    ...read('pendientes'),
    refetchInterval: EVERY_MS,
    meta: { cada: EVERY_MS, temas: URGENTES },
  });

export const hoyQuery = () =>
  queryOptions({
    ...read('hoy'),
    refetchInterval: EVERY_MS,
    meta: { cada: EVERY_MS },
  });
