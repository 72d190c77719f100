import { UsageError } from '../errors';
import { parseEntero } from './parseEntero';

/** Larger than any list. */
export const MAX = 1_000_000_000;

/** The value is at least 1. `nombre` names the option in errors. @throws UsageError otherwise */
export function parseCuantos(text: string, nombre: string): number {
  const cuantos = parseEntero(text, nombre, MAX);
  if (cuantos < 1) throw new UsageError(`${nombre}: debe ser al menos 1.`);
  return cuantos;
}

export const parseLimite = (text: string): number => parseCuantos(text, '--limite');
