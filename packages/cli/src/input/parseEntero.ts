import { UsageError } from '../errors';

/**
 * Parses an integer. `1.500` and `1,5` are refused as ambiguous. @param max the maximum absolute
 * value. @throws UsageError
 */
export function parseEntero(text: string, nombre: string, max: number): number {
  if (!/^[+-]?\d+$/.test(text))
    throw new UsageError(`${nombre}: «${text}» no es un número entero sin puntos ni comas.`);
  const number = Number(text);
  if (Math.abs(number) > max) throw new UsageError(`${nombre}: ${text} es demasiado.`);
  return number;
}

/** The negated number, as text; empty stays empty. */
export const negate = (text = ''): string =>
  text === '' ? '' : text.startsWith('-') ? text.slice(1) : `-${text.replace(/^\+/, '')}`;
