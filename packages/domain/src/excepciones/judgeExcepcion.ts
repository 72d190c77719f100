import type { Holder } from '../acceso/holdsPermiso';
import { listIntocables } from '../acceso/mayGive';
import { PERMISOS, type Permiso } from '../acceso/permisos';

/** What comes of an exception that somebody edits. */
export interface EdicionExcepcion {
  /** All its codes afterwards. */
  readonly codigos: readonly Permiso[];
  /** New ones that the editor may not give (`mayGive`): the edit is to be refused. */
  readonly ajenos: readonly Permiso[];
  /** Codes that the editor left out and may not take: they stay. */
  readonly conservados: readonly Permiso[];
}

/**
 * An exception after an edit. Of what the editor does not hold nothing is added and nothing goes: whoever cannot give a code cannot take
 * away what somebody above them gave.
 * @param antes its present codes, none for a new one.
 * @param pedidos all the codes that the editor wants it to have.
 */
export function judgeExcepcion(
  editor: Holder,
  antes: readonly string[],
  pedidos: readonly string[],
): EdicionExcepcion {
  const without = (codigos: readonly string[], others: readonly string[]) =>
    codigos.filter((codigo) => !others.includes(codigo));
  const conservados = listIntocables(editor, without(antes, pedidos));
  return {
    codigos: PERMISOS.filter((codigo) => pedidos.includes(codigo) || conservados.includes(codigo)),
    ajenos: listIntocables(editor, without(pedidos, antes)),
    conservados,
  };
}
