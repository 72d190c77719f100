import { type Holder, holdsPermiso, listAjenos } from '../acceso/holdsPermiso';
import { EXCEPCIONES } from '../excepciones/textos';
import { USUARIOS } from './textos';

/**
 * Why somebody may not give a person who comes back the codes of their own; null when they may. It is giving codes away like any other:
 * it takes `exc` and each of the codes.
 */
export function findDevolucionFailure(holder: Holder, codigos: readonly string[]): string | null {
  if (!holdsPermiso(holder, 'exc')) return USUARIOS.devolverSinExc;
  const ajenos = listAjenos(holder, codigos);
  return ajenos.length > 0 ? EXCEPCIONES.noLoTienes(ajenos.join(', ')) : null;
}
