import { unwrap } from '@garita/api-client/createClient';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { formatPermisoIds } from '@garita/domain/excepciones/permisoIds';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** Who holds codes of their own; the wire gives the codes themselves besides, which we know. */
export const excepcionesQuery = () =>
  queryOptions({
    queryKey: queryKey('excepciones', 'getExcepciones'),
    queryFn: ({ signal }) => unwrap(api.GET('/getExcepciones', { signal })),
    select: ([excepciones]) => excepciones,
  });

export interface NuevaExcepcion {
  readonly usuario: number;
  readonly codigos: readonly Permiso[];
}

/** Gives somebody codes of their own. */
export const crearExcepcion = () =>
  writeOptions('actionExcepciones', ({ usuario, codigos }: NuevaExcepcion) =>
    unwrap(api.POST('/actionExcepciones', { body: { op: 0, usuario, permisos: formatPermisoIds(codigos) } })),
  );

export interface CambioExcepcion {
  readonly id: number;
  /** Its codes as they were shown, on the wire: what others changed meanwhile is refused, not overwritten. */
  readonly previos: string;
  readonly codigos: readonly Permiso[];
}

/** Changes the codes of an exception. */
export const editarExcepcion = () =>
  writeOptions('actionExcepciones', ({ id, previos, codigos }: CambioExcepcion) =>
    unwrap(api.POST('/actionExcepciones', { body: { op: 1, id, previos, permisos: formatPermisoIds(codigos) } })),
  );

/** Takes all codes of an exception. */
export const borrarExcepcion = () =>
  writeOptions('actionExcepciones', ({ id, previos }: Omit<CambioExcepcion, 'codigos'>) =>
    unwrap(api.POST('/actionExcepciones', { body: { op: 2, id, previos } })),
  );
