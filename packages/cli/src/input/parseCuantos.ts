import { UsageError } from '../errors';
import { parseEntero } from './parseEntero';

/** The maximum count. No list is this long, so as a default it means all rows. */
export const MAX = 1_000_000_000;

/**
 * Parses an integer from 1 to `MAX`. @param nombre the option's name in errors. @throws UsageError
 * for any other text
 */
export function parseCuantos(text: string, nombre: string): number {
  const cuantos = parseEntero(text, nombre, MAX);
  if (cuantos < 1) throw new UsageError(`${nombre}: debe ser al menos 1.`);
  return cuantos;
}

export const parseLimite = (text: string): number => parseCuantos(text, '--limite');
