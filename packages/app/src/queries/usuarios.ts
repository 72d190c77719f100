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

/** What of a person is to be changed; what is left out stays as it is. */
export interface Edicion {
  readonly id: number;
  readonly nombre?: string;
  /** A mission's id. */
  readonly rango?: number;
  /** Empty = none. */
  readonly firma?: string;
}

/** Edits a person; the wire says `igual` for what stays (USU-18). */
export const editarUsuario = () =>
  writeOptions('editUsuario', ({ id, nombre, rango, firma }: Edicion) =>
    unwrap(api.POST('/editUsuario', { body: { id, nombre: nombre ?? IGUAL, rango: rango ?? IGUAL, firma: firma ?? IGUAL } })),
  );

/** Gives a person a new password, which only the answer tells. */
export const regenerarClave = () => writeOptions('resetPassword', (usuario: number) => unwrap(api.POST('/resetPassword', { body: { usuario } })));

/** Forgets a person's addresses. */
export const borrarDirecciones = () => writeOptions('deleteIP', (usuario: number) => unwrap(api.POST('/deleteIP', { body: { usuario } })));

/** Takes a dismissed person back. */
export const ingresarUsuario = () => writeOptions('ingresar', (usuario: number) => unwrap(api.POST('/ingresar', { body: { usuario } })));
