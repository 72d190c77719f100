import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import { OP_TIEMPO } from '@garita/domain/tiempos/acciones';
import { OPERACIONES } from '@garita/domain/tiempos/ajusteTiempo.rules';
import type { ActoDeTodos, ActoTiempo, NuevoTiempo } from '@garita/ui/screens/tiempos/TiemposScreen';
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

/** What is sent of an act. Of the session, what was seen of it goes along: the server refuses what was decided by an old look. */
function toBody(acto: ActoTiempo | ActoDeTodos) {
  const op = OP_TIEMPO[acto.accion];
  if (!('tiempo' in acto)) return { op };
  const { id, pausa, alto } = acto.tiempo;
  const seen = { op, id, pausa, alto };
  return acto.accion === 'ajustar' ? { ...seen, operacion: OPERACIONES[acto.operacion], minutos: acto.minutos } : seen;
}

/** Does something to one session or to all. */
export const actuarTiempo = (client: QueryClient) =>
  writeOptions('actionTime', (acto: ActoTiempo | ActoDeTodos) => showList(client, unwrap(api.POST('/actionTime', { body: toBody(acto) }))));
