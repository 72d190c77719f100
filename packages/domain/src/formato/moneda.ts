export interface Moneda {
  /** Singular: `crédito`. */
  readonly nombre: string;
  /** Plural: `créditos`. */
  readonly plural: string;
  /** The suffix of an amount: `c`. */
  readonly corta: string;
}

export const CREDITOS: Moneda = { nombre: 'crédito', plural: 'créditos', corta: 'c' };

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the agency's setting `moneda`. An invalid value gives credits. */
export function readMoneda(ajuste: unknown): Moneda {
  if (typeof ajuste !== 'object' || ajuste === null) return CREDITOS;
  const { nombre, plural, corta } = ajuste as Record<string, unknown>;
  return isWord(nombre) && isWord(plural) && isWord(corta) ? { nombre, plural, corta } : CREDITOS;
}
