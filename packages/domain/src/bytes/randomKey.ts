/** Global in pages, workers and Node. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/**
 * A unique random name, such as an `Idempotency-Key`: 32 hexadecimal digits. Not by
 * `crypto.randomUUID`, which browsers offer only in secure contexts: a page served over plain http
 * from another machine lacks it.
 */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
