import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { UsageError } from '../errors';

/** `nombres` holds each field's name in errors. @throws UsageError with the portal's text */
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
