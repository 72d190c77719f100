import type { Subject } from '../acceso/can';
import { PERMISOS, type Permiso } from '../acceso/permisos';

/** Of whom an agency demands a second factor. */
export interface Exigencia {
  /** The lowest category that must have one; null = none must for its category. */
  readonly desde: number | null;
  /** Codes whose holders must have one. */
  readonly permisos: readonly Permiso[];
}

/** An agency that says nothing demands it of nobody. */
const NOBODY: Exigencia = { desde: null, permisos: [] };

/** The agency's setting `segundoFactor`; what it does not understand demands nothing. */
export function readExigencia(ajuste: unknown): Exigencia {
  if (typeof ajuste !== 'object' || ajuste === null) return NOBODY;
  const { desde, permisos } = ajuste as Record<string, unknown>;
  return {
    desde: typeof desde === 'number' ? desde : null,
    permisos: Array.isArray(permisos) ? PERMISOS.filter((codigo) => permisos.includes(codigo)) : [],
  };
}

/** Whether somebody must have a second factor: for their category, or for a code that they hold, however they came by it. */
export const isFactorExigido = (
  { desde, permisos }: Exigencia,
  { id_categoria, permisos: held }: Pick<Subject, 'id_categoria' | 'permisos'>,
): boolean =>
  (desde !== null && id_categoria >= desde) || permisos.some((codigo) => held.includes(codigo));
