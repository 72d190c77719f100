/** The platform's: pages, workers and Node have it alike. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/**
 * A name that nothing else has, such as an `Idempotency-Key`: 32 hexadecimal digits. Not by `crypto.randomUUID`, which browsers have only in secure contexts: a
 * page that came over plain http from another machine lacks it.
 */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
