/** `what` names the value in the error. @throws Error rather than failing later elsewhere */
export function must<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
