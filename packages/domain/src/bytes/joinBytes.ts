/**
 * Joins bytes without Buffer, which may be missing, or whose shared memory pool would be a problem.
 */
export function joinBytes(parts: readonly ArrayLike<number>[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
