import type { Subject } from '../acceso/can';
import { holdsPermiso } from '../acceso/holdsPermiso';
import { mayEditCategoria } from '../mantenimiento/catalogo';
import { MATRIZ } from './textos';

/** Who edits the matrix. */
export type EditorMatriz = Pick<Subject, 'id_categoria' | 'permisos' | 'permisoSys'>;

/**
 * Why somebody with `agc` may not change one cell of the matrix; null when they may. What they cannot give back they cannot take either, and their own
 * row is above their reach: so nobody shuts themselves out, nobody raises themselves, and the owner, who holds every code whatever the rows say, is
 * touched by none of it.
 */
export function findBloqueo(
  editor: EditorMatriz,
  categoria: number,
  codigo: string,
): string | null {
  if (editor.permisoSys === 1) return null;
  if (!mayEditCategoria(editor, categoria)) return MATRIZ.categoriaAlta;
  if (codigo === 'agc') return MATRIZ.agcDelDuenio;
  return holdsPermiso(editor, codigo) ? null : MATRIZ.noLoTienes(codigo);
}
