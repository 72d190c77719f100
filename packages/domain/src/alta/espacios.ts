import { findNombreFailure, normalizeNombre, proposeNombre } from '../nombres/nombre';
import { NOMBRES } from '../nombres/textos';
import type { FilaAlta } from './filas';

/** The text in place of the spaces in the list's names: `_`, or nothing. */
export type Union = '_' | '';

export const hasEspacio = ({ usuario }: FilaAlta): boolean =>
  findNombreFailure(usuario) === NOMBRES.conEspacio;

/**
 * `Ana Ruiz` gives `Ana_Ruiz` or `AnaRuiz`; a name that would still be invalid is returned
 * unchanged.
 */
export function joinNombre(usuario: string, union: Union): string {
  const joined = normalizeNombre(usuario).replaceAll(/\s+/gu, union);
  return proposeNombre(joined) === joined ? joined : usuario;
}

export const joinEspacios = (filas: readonly FilaAlta[], union: Union): FilaAlta[] =>
  filas.map((fila) =>
    hasEspacio(fila) ? { ...fila, usuario: joinNombre(fila.usuario, union) } : fila,
  );
