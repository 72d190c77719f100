import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** The poll interval in milliseconds (TIE-09). In between the page itself counts the minutes. */
const EVERY_MS = 30_000;

export const tiemposQuery = () => queryOptions({ ...read('getAllTime'), ...pollEvery(EVERY_MS) });

/** The users without an open time. Always stale, since other users open times. */
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
