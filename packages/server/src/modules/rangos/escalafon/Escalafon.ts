import type { Permiso } from '@garita/domain/acceso/permisos';

/** One category of a ladder that an agency can begin with; the counts are [promotions, attendances, minutes], 0 = not required. */
export interface CategoriaInicial {
  readonly nombre: string;
  readonly misiones: readonly string[];
  readonly tiempo: `${number} ${'minute' | 'hour' | 'days'}`;
  readonly ascenso: string;
  /** A position among the categories in use; 0 is nobody. */
  readonly asciendeHasta: number;
  readonly nomina: readonly [number, number, number];
  readonly boni: readonly [number, number, number];
  readonly paga: readonly [number, number];
  /** Price in credits of its first mission; each further one costs a little more. */
  readonly precio: number;
  readonly permisos: readonly Permiso[];
}

/** Categories 1 to 12, lowest first; one without missions is a level that is not in use. */
export type Escalafon = readonly CategoriaInicial[];
