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
}

const SIN_ELEGIR: Cara = { lema: '', color: null, emblema: null, cartel: '' };

const textOf = (value: unknown, pattern: RegExp): string | null => (typeof value === 'string' && pattern.test(value) ? value : null);

/** The agency's setting `cara`; what it does not understand is as if nobody had chosen it. */
export function readCara(ajuste: unknown): Cara {
  if (typeof ajuste !== 'object' || ajuste === null) return SIN_ELEGIR;
  const { lema, color, emblema, cartel } = ajuste as Record<string, unknown>;
  return {
    lema: textOf(lema, /^.*$/u) ?? '',
    color: textOf(color, /^#[0-9a-f]{6}$/),
    emblema: textOf(emblema, /^[0-9a-f]{64}$/),
    cartel: textOf(cartel, /^.*$/su) ?? '',
  };
}
