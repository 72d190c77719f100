import { MissingError, UsageError } from '../errors';

/**
 * The contract's maximum numbers of characters: `linea` for a text of one line (a name, a code),
 * `texto` for a text of several lines (a reason).
 */
export const LARGO = { linea: 64, texto: 500 } as const;

const CONTROL = { 64: /\p{Cc}/u, 500: /[^\P{Cc}\n\t]/u } as const;

/**
 * Checks a text. @throws UsageError for an empty text, and for a text that the contract does not
 * accept
 */
export function parseTexto(
  text: string,
  nombre: string,
  max: (typeof LARGO)[keyof typeof LARGO] = LARGO.linea,
): string {
  if (text.trim() === '') throw new MissingError(nombre);
  const plain = text.replaceAll('\r\n', '\n');
  if (plain.length > max)
    throw new UsageError(`${nombre}: puede llevar ${max} caracteres como mucho.`);
  if (CONTROL[max].test(plain))
    throw new UsageError(`${nombre}: lleva caracteres que no se pueden guardar.`);
  return plain;
}
