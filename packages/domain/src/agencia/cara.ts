import { type BloqueId, isBloque, TODOS_LOS_BLOQUES } from './bloques';

/** How an agency looks; its name and its acronym are separate settings. */
export interface Cara {
  /** The motto, one line; empty = none. */
  readonly lema: string;
  /** The colour as `#rrggbb`; null = Garita's own. */
  readonly color: string | null;
  /** The hash that names the emblem's file; null = Garita's own. */
  readonly emblema: string | null;
  /** The text of the visitor's page; empty = the portal's default text. */
  readonly cartel: string;
  /** The sections below the text, in this order. */
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
/** An empty list is a valid choice: the visitor's page then shows its header alone. */
const bloquesOf = (value: unknown): readonly BloqueId[] =>
  Array.isArray(value) ? [...new Set(value.filter(isBloque))] : TODOS_LOS_BLOQUES;

/** Reads the agency's setting `cara`. An invalid value counts as not set. */
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
