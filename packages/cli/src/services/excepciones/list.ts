import { parsePermisoIds } from '@garita/domain/excepciones/permisoIds';
import { rowsOf } from '../rowsOf';

/** The people with permissions beyond the permissions of their category, in the portal's order. */
export const listExcepciones = rowsOf('getExcepciones', ([excepciones]) =>
  excepciones.map((one) => ({ ...one, codigos: parsePermisoIds(one.permisos) ?? [] })),
);

export type Excepcion = Awaited<ReturnType<typeof listExcepciones>>[number];
