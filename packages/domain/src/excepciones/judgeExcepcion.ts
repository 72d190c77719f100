import type { Holder } from '../acceso/holdsPermiso';
import { listIntocables } from '../acceso/mayGive';
import { PERMISOS, type Permiso } from '../acceso/permisos';

/** The result of editing an exception. */
export interface EdicionExcepcion {
  /** All its codes after the edit. */
  readonly codigos: readonly Permiso[];
  /** New codes that the editor may not give (`mayGive`): refuse the edit. */
  readonly ajenos: readonly Permiso[];
  /** Codes that the editor left out but may not take: they stay. */
  readonly conservados: readonly Permiso[];
}

/**
 * Applies an edit to an exception. An editor can neither add nor remove a code that they may not
 * give: they cannot revoke what a higher rank gave.
 * @param antes its present codes, none for a new one.
 * @param pedidos all the codes that the editor wants.
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
