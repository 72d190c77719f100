import type { Permiso } from '@garita/domain/acceso/permisos';

/** Counts are [promotions, attendances, minutes]; 0 = not required. */
export interface CategoriaInicial {
  readonly nombre: string;
  readonly misiones: readonly string[];
  readonly tiempo: `${number} ${'minute' | 'hour' | 'days'}`;
  readonly ascenso: string;
  /** Up to which position among the categories in use it promotes; 0 = it may not promote. */
  readonly asciendeHasta: number;
  readonly nomina: readonly [number, number, number];
  readonly boni: readonly [number, number, number];
  readonly paga: readonly [number, number];
  /** Price of its first mission in credits; each further mission costs a little more. */
  readonly precio: number;
  readonly permisos: readonly Permiso[];
}

/** Categories 1 to 12, the lowest first. A category without missions is not in use. */
export type Escalafon = readonly CategoriaInicial[];
