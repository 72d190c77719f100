import type { CallAnswer } from '@garita/api-client/call';
import { sendCall } from '@garita/api-client/sendCall';
import type { GrupoHistoria } from '@garita/domain/persona/hecho';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queryKey, read } from '../data/read';
import { api } from '../portal/api';

/** Who somebody is; as old as the history that stands below it. */
export const personaQuery = (nombre: string) =>
  queryOptions({
    ...read('persona', 'persona', 'GET /ext/persona/{nombre}', { nombre }),
    staleTime: 0,
  });

/** The notes on somebody; nobody's while it is not known on whom. */
export const notasQuery = (nombre: string | null) =>
  read('persona', 'notasPersona', 'GET /ext/persona/{nombre}/notas', { nombre });

/** What has happened to somebody, page by page. Whatever is done to them adds to it: it is fetched anew at every look. */
export const historiaQuery = (nombre: string, grupo: GrupoHistoria | null) =>
  infiniteQueryOptions({
    queryKey: queryKey('persona', 'historiaPersona', { nombre, grupo }),
    queryFn: ({ pageParam, signal }) =>
      sendCall<'historiaPersona'>(
        api,
        'GET /ext/persona/{nombre}/historia',
        {
          nombre,
          ...(grupo !== null && { grupo }),
          ...(pageParam !== null && { antes: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }: CallAnswer<'historiaPersona'>) => siguiente,
    staleTime: 0,
  });
