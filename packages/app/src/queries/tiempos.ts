import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** Poll interval (TIE-09), in milliseconds. In between, the client counts the minutes. */
const EVERY_MS = 30_000;

export const tiemposQuery = () => queryOptions({ ...read('getAllTime'), ...pollEvery(EVERY_MS) });

/** Users without an open time. Always stale, since others open times meanwhile. */
export const candidatosQuery = () =>
  queryOptions({
    ...read('getUsuariosTiempos'),
    staleTime: 0,
  });

export const tiempoDetalleQuery = (userId: number | null) =>
  queryOptions({
    ...read('getInfoDetailTime', { userId }),
    ...pollEvery(EVERY_MS),
  });
