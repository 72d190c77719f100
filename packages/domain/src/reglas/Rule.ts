/** The failure of a rule: the field, and the Spanish text for the user. */
export interface Failure<T> {
  campo: keyof T & string;
  texto: string;
}

/** Null = valid. Form and server run the same ordered list, so both report the same failure. */
export type Rule<T> = (values: T) => Failure<T> | null;

/** The first failure of the rules, in their order; null if all pass. */
export function findFailure<T>(rules: readonly Rule<T>[], values: T): Failure<T> | null {
  for (const rule of rules) {
    const failure = rule(values);
    if (failure) return failure;
  }
  return null;
}

/** The first failure of each field, in the rules' order: for a form that shows all at once. */
export function findFailures<T>(rules: readonly Rule<T>[], values: T): Failure<T>[] {
  const found = new Map<string, Failure<T>>();
  for (const rule of rules) {
    const failure = rule(values);
    if (failure && !found.has(failure.campo)) found.set(failure.campo, failure);
  }
  return [...found.values()];
}

/** The first failure of one field; a form shows it when the field loses focus. */
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

/** Fails if the field is null, or a text that is empty or has only spaces. */
export const failIfEmpty =
  <T>(campo: keyof T & string, texto: string): Rule<T> =>
  ({ [campo]: value }) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? { campo, texto } : null;
