import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { UsageError } from '../errors';

/**
 * Checks values by the portal's rules. @param nombres the name of each field in errors. @throws
 * UsageError with the portal's text
 */
export function checkRules<T extends object>(
  rules: readonly Rule<T>[],
  values: T,
  nombres: Readonly<Partial<Record<keyof T & string, string>>>,
): void {
  const failure = findFailure(rules, values);
  if (failure)
    throw new UsageError(
      `${nombres[failure.campo] ?? failure.campo}: ${failure.texto.replace(/\.$/, '')}.`,
    );
}
