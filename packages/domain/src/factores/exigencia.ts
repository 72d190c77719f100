import type { Subject } from '../acceso/can';
import { PERMISOS, type Permiso } from '../acceso/permisos';

export interface Exigencia {
  /** The lowest category that needs a second factor; null = no category does. */
  readonly desde: number | null;
  /** Permission codes whose holders need a second factor. */
  readonly permisos: readonly Permiso[];
}

const NOBODY: Exigencia = { desde: null, permisos: [] };

/** Reads the agency's setting `segundoFactor`. An invalid value requires nothing. */
export function readExigencia(ajuste: unknown): Exigencia {
  if (typeof ajuste !== 'object' || ajuste === null) return NOBODY;
  const { desde, permisos } = ajuste as Record<string, unknown>;
  return {
    desde: typeof desde === 'number' ? desde : null,
    permisos: Array.isArray(permisos) ? PERMISOS.filter((codigo) => permisos.includes(codigo)) : [],
  };
}

/**
 * A user needs a second factor because of the category, or of a permission code from any source.
 */
export const isFactorExigido = (
  { desde, permisos }: Exigencia,
  { id_categoria, permisos: held }: Pick<Subject, 'id_categoria' | 'permisos'>,
): boolean =>
  (desde !== null && id_categoria >= desde) || permisos.some((codigo) => held.includes(codigo));
