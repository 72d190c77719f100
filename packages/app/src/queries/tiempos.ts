import { unwrap } from '@garita/api-client/createClient';
import type { components, paths } from '@garita/api-client/schema';
import type { NuevoTiempo } from '@garita/ui/screens/tiempos/TiemposScreen';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

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

type Hecho = components['schemas']['DoneWithTiempos'];

/** Every write answers the list as it stands afterwards: it is shown at once. */
async function showList(client: QueryClient, answer: Promise<Hecho>): Promise<Hecho> {
  const hecho = await answer;
  client.setQueryData(tiemposQuery().queryKey, hecho.data);
  return hecho;
}

/** Opens a session. */
export const abrirTiempo = (client: QueryClient) => writeOptions('openTime', (body: NuevoTiempo) => showList(client, unwrap(api.POST('/openTime', { body }))));

type Acto = paths['/actionTime']['post']['requestBody']['content']['application/json'];

/** Does something to one session or to all, packed by `packActo`: what packs it stays with the screen, since the menu's count brings this file to the first page. */
export const actuarTiempo = (client: QueryClient) => writeOptions('actionTime', (body: Acto) => showList(client, unwrap(api.POST('/actionTime', { body }))));
