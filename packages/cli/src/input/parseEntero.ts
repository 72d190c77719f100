import { UsageError } from '../errors';

/**
 * A whole number as typed. Neither `1.500` nor `1,5` is one: which of the two a mark means is anybody's guess.
 * @param nombre how the number is called, for the fault
 * @param max the contract's bound, on either side of 0
 * @throws UsageError for anything else.
 */
export function parseEntero(text: string, nombre: string, max: number): number {
  if (!/^[+-]?\d+$/.test(text))
    throw new UsageError(`${nombre}: «${text}» no es un número entero sin puntos ni comas.`);
  const number = Number(text);
  if (Math.abs(number) > max) throw new UsageError(`${nombre}: ${text} es demasiado.`);
  return number;
}

/** The number that takes back what one as typed adds, as typed; of nothing nothing. */
export const negate = (text = ''): string =>
  text === '' ? '' : text.startsWith('-') ? text.slice(1) : `-${text.replace(/^\+/, '')}`;
