import { toEsqueleto } from '../nombres/esqueleto';
import { findNombreFailure } from '../nombres/nombre';

export interface NombresMalos {
  /** Groups of names that look alike. */
  readonly iguales: readonly (readonly string[])[];
  /** Names that no person may have here. */
  readonly imposibles: readonly string[];
}

/** Finds the names that an owner should change. */
export function findNombresMalos(nombres: readonly string[]): NombresMalos {
  const groups = new Map<string, string[]>();
  for (const nombre of nombres) {
    const alike = toEsqueleto(nombre);
    groups.set(alike, [...(groups.get(alike) ?? []), nombre]);
  }
  return {
    iguales: [...groups.values()].filter((group) => group.length > 1),
    imposibles: nombres.filter((nombre) => findNombreFailure(nombre) !== null),
  };
}
