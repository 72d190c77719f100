import { unwrap } from '@garita/api-client/createClient';
import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
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

type Accion = { readonly pide: string } | { readonly id: number; readonly acepta: boolean };

/** Asks for another name, or answers who asks. */
export const cambiarNombre = () =>
  writeOptions('actionNombre', (accion: Accion) => {
    const body =
      'pide' in accion ? { op: OP_NOMBRE.pedir, nombre: accion.pide } : { op: accion.acepta ? OP_NOMBRE.aceptar : OP_NOMBRE.declinar, id: accion.id };
    return unwrap(api.POST('/actionNombre', { body }));
  });
