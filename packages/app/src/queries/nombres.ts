import { unwrap } from '@garita/api-client/createClient';
import { OP_NOMBRE, type RespuestaNombre } from '@garita/domain/nombres/solicitud';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** One's own request for another name; null when none waits. */
export const miNombreQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey('nombres', 'getNameRequest', id),
    queryFn: ({ signal }) => unwrap(api.GET('/getNameRequest/{id}', { signal, params: { path: { id } } })),
  });

/** Everybody's requests that wait. */
export const nombresQuery = () =>
  queryOptions({
    queryKey: queryKey('nombres', 'getAllRequest'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllRequest', { signal })),
  });

type Accion = { readonly op: typeof OP_NOMBRE.pedir; readonly nombre: string } | { readonly op: RespuestaNombre; readonly id: number };

/** Asks for another name, or answers who asks. */
export const cambiarNombre = () => writeOptions('actionNombre', (body: Accion) => unwrap(api.POST('/actionNombre', { body })));

export const pedirNombre = (nombre: string): Accion => ({ op: OP_NOMBRE.pedir, nombre });

/** @param acepta false declines. */
export const responderNombre = (id: number, acepta: boolean): Accion => ({ op: acepta ? OP_NOMBRE.aceptar : OP_NOMBRE.declinar, id });
