import type { Subject } from '../acceso/can';
import { holdsPermiso } from '../acceso/holdsPermiso';
import { mayEditCategoria } from '../mantenimiento/catalogo';
import { MATRIZ } from './textos';

export type EditorMatriz = Pick<Subject, 'id_categoria' | 'permisos' | 'permisoSys'>;

/**
 * Why the editor may not change the code of the category; null if they may. Editors cannot take a
 * code that they may not give. Nor can they change their own category, so no editor gains or loses
 * permissions. The owner is not restricted.
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
