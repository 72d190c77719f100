import { PERMISOS, type Permiso } from '../acceso/permisos';

/** The wire id of a code: its position in the portal's order, from 1 (EXC-06). */
export const permisoId = (codigo: Permiso): number => PERMISOS.indexOf(codigo) + 1;

/** Codes as a comma list of ids (EXC-05), in the portal's order. */
export const formatPermisoIds = (codigos: Iterable<string>): string => {
  const given = new Set(codigos);
  return PERMISOS.filter((codigo) => given.has(codigo))
    .map(permisoId)
    .join();
};

/**
 * Converts a comma list of ids to codes, unique and in the portal's order; null if an id is
 * unknown.
 */
export function parsePermisoIds(text: string): Permiso[] | null {
  const ids = new Set(text === '' ? [] : text.split(',').map(Number));
  const found = PERMISOS.filter((codigo) => ids.has(permisoId(codigo)));
  return found.length === ids.size ? found : null;
}
