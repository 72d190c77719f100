import { unwrap } from '@garita/api-client/createClient';
import { IGUAL } from '@garita/domain/nombres/nombre';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

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

/** What of a person is to be changed; what is left out stays as it is. */
export interface Edicion {
  readonly id: number;
  readonly nombre?: string;
  /** A mission's id. */
  readonly rango?: number;
  /** Empty = none. */
  readonly firma?: string;
}

/** Edits a person; the wire says `igual` for what stays (USU-18) and answers with an array (USU-17), which nobody needs to know beyond here. */
export const editarUsuario = () =>
  writeOptions('editUsuario', async ({ id, nombre, rango, firma }: Edicion) => {
    const [msg] = await unwrap(api.POST('/editUsuario', { body: { id, nombre: nombre ?? IGUAL, rango: rango ?? IGUAL, firma: firma ?? IGUAL } }));
    return { msg };
  });

/** Gives a person a new password, which only the answer tells. */
export const regenerarClave = () => writeOptions('resetPassword', (usuario: number) => unwrap(api.POST('/resetPassword', { body: { usuario } })));

/** Forgets a person's addresses. */
export const borrarDirecciones = () => writeOptions('deleteIP', (usuario: number) => unwrap(api.POST('/deleteIP', { body: { usuario } })));

/** Takes a dismissed person back, perhaps with the codes of their own. */
export const ingresarUsuario = () =>
  writeOptions('ingresar', ({ usuario, devolverPermisos }: { usuario: number; devolverPermisos: boolean }) =>
    unwrap(api.POST('/ingresar', { body: { usuario, devolverPermisos: devolverPermisos ? 1 : 0 } })),
  );
