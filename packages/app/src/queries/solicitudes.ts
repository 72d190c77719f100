import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

type Solicitud = components['schemas']['Solicitud'];

/** What waits for a person's own answer. */
export const solicitudesQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('solicitudes', 'getSolicitudes', id),
    queryFn: ({ signal }) => unwrap(api.GET('/getSolicitudes/{id}', { signal, params: { path: { id } } })),
  });

export interface Respuesta {
  /** As it was shown: the server refuses an answer to something that has changed since. */
  readonly solicitud: Solicitud;
  readonly acepta: boolean;
}
