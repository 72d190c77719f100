import { UsageError } from '../errors';
import { parseEntero } from './parseEntero';

/** Larger than any list. */
export const MAX = 1_000_000_000;

/** At least 1. `nombre` is its name in errors. @throws UsageError for anything else */
export function parseCuantos(text: string, nombre: string): number {
  const cuantos = parseEntero(text, nombre, MAX);
  if (cuantos < 1) throw new UsageError(`${nombre}: debe ser al menos 1.`);
  return cuantos;
}

export const parseLimite = (text: string): number => parseCuantos(text, '--limite');
