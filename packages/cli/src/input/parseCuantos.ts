import { UsageError } from '../errors';
import { parseEntero } from './parseEntero';

/** More than any list will have. */
export const MAX = 1_000_000_000;

/** How many of something at most, as an option says it: one at least. @param nombre how it is called, for the fault @throws UsageError */
export function parseCuantos(text: string, nombre: string): number {
  const cuantos = parseEntero(text, nombre, MAX);
  if (cuantos < 1) throw new UsageError(`${nombre}: debe ser al menos 1.`);
  return cuantos;
}

/** The value of `--limite`. @throws UsageError */
export const parseLimite = (text: string): number => parseCuantos(text, '--limite');
