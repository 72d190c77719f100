import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { parsePermisoIds } from '@garita/domain/excepciones/permisoIds';
import type { Connection } from '../../connect';

export type Excepcion = components['schemas']['Excepcion'] & {
  readonly codigos: readonly Permiso[];
};

/** The people with codes beyond their category's, in the portal's order. */
export async function listExcepciones({ api }: Pick<Connection, 'api'>): Promise<Excepcion[]> {
  const [excepciones] = await call(api, 'getExcepciones');
  return excepciones.map((excepcion) => ({
    ...excepcion,
    codigos: parsePermisoIds(excepcion.permisos) ?? [],
  }));
}
