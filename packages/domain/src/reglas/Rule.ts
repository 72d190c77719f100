/** What a rule found wrong: the field at fault and the Spanish text that the person reads. */
export interface Failure<T> {
  campo: keyof T & string;
  texto: string;
}

/**
 * One domain rule over the values of a form or of a request body; null means "nothing to say".
 * Rules stand in ordered lists that the form and the server both run, so the texts of the portal's
 * specification come out in its order on either side.
 */
export type Rule<T> = (values: T) => Failure<T> | null;

/** The first failure of an ordered list of rules, or null when all hold ("first failure stops", spec §5). */
export function findFailure<T>(rules: readonly Rule<T>[], values: T): Failure<T> | null {
  for (const rule of rules) {
    const failure = rule(values);
    if (failure) return failure;
  }
  return null;
}

/** The first failure that concerns one field: what a form shows inline when the field loses focus. */
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
