import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Deps } from '../../deps';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** A key for this alone, of 256 bits, from the installation's secret: the database does not have it. */
const keyOf = (keyedHash: Deps['keyedHash']): Buffer => Buffer.from(keyedHash('segundo factor', 'cifrado 1'), 'base64url');
/** Whose it is belongs to it: moved to another person's row it does not open. */
const ownerOf = (usuarioId: number): Buffer => Buffer.from(`usuario ${usuarioId}`);

/** Encrypts a person's secret for the database: nonce, tag and text. */
export function seal({ keyedHash, random }: Pick<Deps, 'keyedHash' | 'random'>, usuarioId: number, secret: Buffer): Buffer {
  const nonce = random(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(keyedHash), nonce).setAAD(ownerOf(usuarioId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** The secret again; null when it was encrypted under another installation's secret, for somebody else, or was altered. */
export function unseal({ keyedHash }: Pick<Deps, 'keyedHash'>, usuarioId: number, sealed: Buffer): Buffer | null {
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(keyedHash), sealed.subarray(0, NONCE), { authTagLength: TAG }).setAAD(ownerOf(usuarioId));
    cipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([cipher.update(sealed.subarray(NONCE + TAG)), cipher.final()]);
  } catch {
    return null;
  }
}
