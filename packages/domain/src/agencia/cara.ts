import { type BloqueId, isBloque, TODOS_LOS_BLOQUES } from './bloques';

/** How an agency shows itself; its name and its acronym are settings of their own. */
export interface Cara {
  /** Its motto, one line; empty = none. */
  readonly lema: string;
  /** Its colour as `#rrggbb`; null = Garita's own. */
  readonly color: string | null;
  /** The hash that its emblem is kept under; null = Garita's own. */
  readonly emblema: string | null;
  /** The words of the visitor's page; empty = the portal's own. */
  readonly cartel: string;
  /** What the visitor's page shows below them, in this order. */
  readonly bloques: readonly BloqueId[];
}

const SIN_ELEGIR: Cara = {
  lema: '',
  color: null,
  emblema: null,
  cartel: '',
  bloques: TODOS_LOS_BLOQUES,
};

const textOf = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null;
/** Nothing is a choice too: then the page shows its head alone. */
const bloquesOf = (value: unknown): readonly BloqueId[] =>
  Array.isArray(value) ? [...new Set(value.filter(isBloque))] : TODOS_LOS_BLOQUES;

/** The agency's setting `cara`; what it does not understand is as if nobody had chosen it. */
export function readCara(ajuste: unknown): Cara {
  if (typeof ajuste !== 'object' || ajuste === null) return SIN_ELEGIR;
  const { lema, color, emblema, cartel, bloques } = ajuste as Record<string, unknown>;
  return {
    lema: textOf(lema, /^.*$/u) ?? '',
    color: textOf(color, /^#[0-9a-f]{6}$/),
    emblema: textOf(emblema, /^[0-9a-f]{64}$/),
    cartel: textOf(cartel, /^.*$/su) ?? '',
    bloques: bloquesOf(bloques),
  };
}
