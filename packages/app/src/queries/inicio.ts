import type { Tema } from '@garita/domain/temas';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/**
 * The refetch interval in milliseconds, also while the stream is up, since both reads change with
 * time.
 */
const EVERY_MS = 60_000;

/**
 * A change of these temas refetches the pending items at once, because a user waits for them. Other
 * changes wait for the interval: otherwise each write of a busy evening would make every page
 * refetch.
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
