/**
 * Joins bytes without `Buffer`: browsers lack it, and a small `Buffer` shares its memory with other
 * buffers.
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
