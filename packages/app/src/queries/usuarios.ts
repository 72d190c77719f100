import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Everybody who is active. */
export const personasQuery = () =>
  queryOptions({
    queryKey: queryKey('usuarios', 'getUsuarios'),
    queryFn: ({ signal }) => unwrap(api.GET('/getUsuarios', { signal })),
  });

/** The first people whose name contains a text, dismissed ones included; an empty text finds everybody. */
export const usuariosQuery = (texto: string) =>
  queryOptions({
    queryKey: queryKey('usuarios', 'usuarioList', texto),
    queryFn: ({ signal }) => unwrap(api.POST('/usuarioList', { signal, body: { usuario: texto } })),
  });

/** Everything about one person. */
export const usuarioQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('usuarios', 'userAllInfo', id),
    queryFn: ({ signal }) => unwrap(api.GET('/userAllInfo/{id}', { signal, params: { path: { id } } })),
  });

/** What a person may do, and where each code comes from. */
export const permisosQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('usuarios', 'permisosDe', id),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/permisos/{id}', { signal, params: { path: { id } } })),
  });
