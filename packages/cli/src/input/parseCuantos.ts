import { UsageError } from '../errors';
import { parseEntero } from './parseEntero';

/** The maximum number, which is larger than any list. */
export const MAX = 1_000_000_000;

/**
 * Parses a number of at least 1. @param nombre the option's name in errors. @throws UsageError for
 * another text
 */
export function parseCuantos(text: string, nombre: string): number {
  const cuantos = parseEntero(text, nombre, MAX);
  if (cuantos < 1) throw new UsageError(`${nombre}: debe ser al menos 1.`);
  return cuantos;
}

export const parseLimite = (text: string): number => parseCuantos(text, '--limite');
