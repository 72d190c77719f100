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

/** An exception as it was shown: what others changed meanwhile is refused, not overwritten. */
interface Vista {
  readonly id: number;
  /** Its codes, on the wire. */
  readonly previos: string;
}
type Cambio =
  | { readonly hace: 'crear'; readonly usuario: number; readonly codigos: readonly Permiso[] }
  | (Vista & { readonly hace: 'editar'; readonly codigos: readonly Permiso[] })
  | (Vista & { readonly hace: 'borrar' });

function toBody(cambio: Cambio) {
  if (cambio.hace === 'crear') return { op: 0 as const, usuario: cambio.usuario, permisos: formatPermisoIds(cambio.codigos) };
  const { id, previos } = cambio;
  return cambio.hace === 'editar' ? { op: 1 as const, id, previos, permisos: formatPermisoIds(cambio.codigos) } : { op: 2 as const, id, previos };
}

/** Gives somebody codes of their own, changes them or takes them all. */
export const cambiarExcepcion = () => writeOptions('actionExcepciones', (cambio: Cambio) => unwrap(api.POST('/actionExcepciones', { body: toBody(cambio) })));
