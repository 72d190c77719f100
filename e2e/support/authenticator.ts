import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes base32, as typed into an authenticator. */
export function readSecreto(text: string): Buffer {
  const bits = [...text.replace(/\s/g, '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The present code, or the next one (RFC 6238). The portal also accepts the code of the previous
 * and of the next 30-second step. `later` cannot be −1: that code would expire if the step changed
 * in transit.
 */
export function totpAt(secreto: Buffer, later: 0 | 1 = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', secreto).update(counter).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff) % 1_000_000).padStart(
    6,
    '0',
  );
}
