import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';

/** How often the list is asked for (TIE-09). What has not changed is not sent again: the minutes run on here. */
const EVERY_MS = 30_000;

/** The open sessions. */
export const tiemposQuery = () => queryOptions({ ...read('getAllTime'), ...pollEvery(EVERY_MS) });

/** For whom a session can be opened. Never an old list: somebody may have opened one meanwhile. */
export const candidatosQuery = () =>
  queryOptions({
    ...read('getUsuariosTiempos'),
    staleTime: 0,
  });

/** A person's time in the open pay period. */
export const tiempoDetalleQuery = (userId: number | null) =>
  queryOptions({
    ...read('getInfoDetailTime', { userId }),
    ...pollEvery(EVERY_MS),
  });
