import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** How often the list is asked for (TIE-09). What has not changed is not sent again: the minutes run on here. */
const EVERY_MS = 30_000;

/** The open sessions. */
export const tiemposQuery = () =>
  queryOptions({
    queryKey: queryKey('tiempos', 'getAllTime'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllTime', { signal })),
    refetchInterval: EVERY_MS,
  });

/** The sessions that wait for a senior. */
export const sinEncargadoQuery = () =>
  queryOptions({
    queryKey: queryKey('tiempos', 'getSolicitudTiempo'),
    queryFn: ({ signal }) => unwrap(api.GET('/getSolicitudTiempo', { signal })),
  });

/** For whom a session can be opened. Never an old list: somebody may have opened one meanwhile. */
export const candidatosQuery = () =>
  queryOptions({
    queryKey: queryKey('tiempos', 'getUsuariosTiempos'),
    queryFn: ({ signal }) => unwrap(api.GET('/getUsuariosTiempos', { signal })),
    staleTime: 0,
  });

/** A person's time in the open pay period. */
export const tiempoDetalleQuery = (userId: number) =>
  queryOptions({
    queryKey: queryKey('tiempos', 'getInfoDetailTime', userId),
    queryFn: ({ signal }) => unwrap(api.GET('/getInfoDetailTime/{userId}', { signal, params: { path: { userId } } })),
    refetchInterval: EVERY_MS,
  });
