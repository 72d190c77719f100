import { type Holder, holdsPermiso } from '../acceso/holdsPermiso';
import { listIntocables } from '../acceso/mayGive';
import { describeIntocables } from '../excepciones/describeIntocables';
import { USUARIOS } from './textos';

/**
 * Why the user may not give a person the codes of the person's former exception again; null if the
 * user may. The user needs `exc`, and must be allowed to give each code (`mayGive`).
 */
export function findDevolucionFailure(holder: Holder, codigos: readonly string[]): string | null {
  if (!holdsPermiso(holder, 'exc')) return USUARIOS.devolverSinExc;
  const intocables = listIntocables(holder, codigos);
  return intocables.length > 0 ? describeIntocables(holder, intocables, 'dar') : null;
}
