import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { Rechazo } from './rechazo';

/** @throws Rechazo 400 with the first failure of the rules. */
export function checkRules<T>(rules: readonly Rule<T>[], values: T): void {
  const failure = findFailure(rules, values);
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
}
