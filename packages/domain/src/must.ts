/**
 * Asserts that a value is present.
 * @param what names it in the error
 * @throws Error if it is null or undefined, rather than failing later elsewhere
 */
export function must<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
