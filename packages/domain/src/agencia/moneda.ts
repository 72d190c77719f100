/** What the agency calls its money. */
export interface Moneda {
  /** One of it: `crédito`. */
  readonly nombre: string;
  /** Several: `créditos`. */
  readonly plural: string;
  /** Behind a number: `c`. */
  readonly corta: string;
}

/** What an agency that has chosen nothing calls it. */
export const CREDITOS: Moneda = { nombre: 'crédito', plural: 'créditos', corta: 'c' };

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The agency's setting `moneda`; what it does not understand are credits. */
export function readMoneda(ajuste: unknown): Moneda {
  if (typeof ajuste !== 'object' || ajuste === null) return CREDITOS;
  const { nombre, plural, corta } = ajuste as Record<string, unknown>;
  return isWord(nombre) && isWord(plural) && isWord(corta) ? { nombre, plural, corta } : CREDITOS;
}
