import { UsageError } from '../../errors';
import { parseSiNo } from '../../input/parseSiNo';

export interface Campo {
  readonly titulo: string;
  /** Formats the value for people. Default: the value unchanged. */
  readonly say?: (value: unknown) => string;
  readonly is: (value: unknown) => boolean;
  /**
   * Parses a typed text; omitted for values that do not fit in one line. @throws UsageError for an
   * invalid value
   */
  readonly parse?: (typed: string, nombre: string) => unknown;
}

const isText = (value: unknown): boolean => typeof value === 'string';

export const texto = (titulo: string): Campo => ({ titulo, is: isText, parse: (typed) => typed });

/** A text; an empty text means null. */
export const textoONada = (titulo: string): Campo => ({
  titulo,
  is: (value) => value === null || isText(value),
  parse: (typed) => (typed === '' ? null : typed),
});

function parseNumero(typed: string, nombre: string): number {
  if (!/^\d{1,9}$/.test(typed))
    throw new UsageError(`${nombre}: «${typed}» no es un número entero.`);
  return Number(typed);
}

export const numero = (titulo: string): Campo => ({
  titulo,
  is: (value) => Number.isInteger(value),
  parse: parseNumero,
});

export const numeroONada = (titulo: string): Campo => ({
  titulo,
  is: (value) => value === null || Number.isInteger(value),
  parse: (typed, nombre) => (typed === '' ? null : parseNumero(typed, nombre)),
});

/** A yes or no, stored as 1 or 0. */
export const siNo = (titulo: string): Campo => ({
  titulo,
  say: (value) => (value === 1 ? 'sí' : 'no'),
  is: (value) => value === 0 || value === 1,
  parse: (typed, nombre) => (parseSiNo(typed, nombre) ? 1 : 0),
});

export const uno = (titulo: string, palabras: readonly string[]): Campo => ({
  titulo,
  is: (value) => palabras.some((palabra) => palabra === value),
  parse: (typed, nombre) => {
    if (!palabras.includes(typed))
      throw new UsageError(`${nombre}: «${typed}» debe ser ${palabras.join(' o ')}.`);
    return typed;
  },
});

/** A list of names, typed with commas between them. */
export const lista = (titulo: string): Campo => ({
  titulo,
  is: (value) => Array.isArray(value) && value.every(isText),
  parse: (typed) => typed.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])),
});

/** A base64 image or null; only a file can set it. */
export const imagen = (titulo: string): Campo => ({
  titulo,
  say: (value) => (value === null ? 'el de Garita' : 'propio'),
  is: (value) => value === null || isText(value),
});

/** A list of objects; only a file can set it. */
export const cosas = (titulo: string): Campo => ({
  titulo,
  is: (value) =>
    Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null),
});
