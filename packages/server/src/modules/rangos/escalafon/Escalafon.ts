import type { Permiso } from '@garita/domain/acceso/permisos';

/**
 * A category of a template. The counts of `nomina` and `boni` are [promotions, attendances,
 * minutes]; 0 = not required. `paga` is [pay, bonus] in credits.
 */
export interface CategoriaInicial {
  readonly nombre: string;
  readonly misiones: readonly string[];
  readonly tiempo: `${number} ${'minute' | 'hour' | 'days'}`;
  readonly ascenso: string;
  /**
   * The position, among the categories in use, up to which its people may promote. 0 = they may not
   * promote.
   */
  readonly asciendeHasta: number;
  readonly nomina: readonly [number, number, number];
  readonly boni: readonly [number, number, number];
  readonly paga: readonly [number, number];
  /** The price of its first mission in credits. Each further mission costs some more. */
  readonly precio: number;
  readonly permisos: readonly Permiso[];
}

/** Categories 1 to 12, the lowest first. A category without missions is not in use. */
export type Escalafon = readonly CategoriaInicial[];
