/**
 * The value, which is known to exist. `what` names it in the error. @throws Error if it is missing
 */
export function must<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
