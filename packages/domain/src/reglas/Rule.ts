/** The failure of a rule: the field, and the Spanish text for the user. */
export interface Failure<T> {
  campo: keyof T & string;
  texto: string;
}

/**
 * A domain rule over the values of a form or a request body; null = valid. The form and the server
 * run the same ordered list, so both report the specification's texts in its order.
 */
export type Rule<T> = (values: T) => Failure<T> | null;

/**
 * The first failure of an ordered list of rules, or null if all pass ("first failure stops", spec
 * §5).
 */
export function findFailure<T>(rules: readonly Rule<T>[], values: T): Failure<T> | null {
  for (const rule of rules) {
    const failure = rule(values);
    if (failure) return failure;
  }
  return null;
}

/** The first failure of one field: a form shows it when the field loses focus. */
export function findFieldFailure<T>(
  rules: readonly Rule<T>[],
  values: T,
  campo: keyof T & string,
): Failure<T> | null {
  for (const rule of rules) {
    const failure = rule(values);
    if (failure?.campo === campo) return failure;
  }
  return null;
}
