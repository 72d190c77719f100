/**
 * What cannot be missing, as the types see it too.
 * @param what for whoever reads the error
 * @throws when it is missing all the same: better there than wherever its absence would first hurt
 */
export function must<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
