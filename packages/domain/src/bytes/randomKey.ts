/** Global in pages, workers and Node. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** 32 hex digits. `crypto.randomUUID` is missing in pages over plain http from another machine. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
