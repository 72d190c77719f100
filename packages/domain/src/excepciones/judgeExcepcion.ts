import type { Holder } from '../acceso/holdsPermiso';
import { listIntocables } from '../acceso/mayGive';
import { PERMISOS, type Permiso } from '../acceso/permisos';

export interface EdicionExcepcion {
  /** All codes of the exception after the edit. */
  readonly codigos: readonly Permiso[];
  /** New codes that the editor may not give (`mayGive`). If there are any, the edit is refused. */
  readonly ajenos: readonly Permiso[];
  /** Codes that the editor left out but may not take: they stay. */
  readonly conservados: readonly Permiso[];
}

/** `pedidos` are all wanted codes. An editor neither adds nor removes codes they may not give. */
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
