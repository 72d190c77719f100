import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Db } from '../db/Db';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export interface SealDeps {
  readonly keyedHash: (purpose: string, text: string) => string;
  readonly random: (bytes: number) => Buffer;
  /**
   * Checks that the other portals of the database can decrypt this portal's secrets. @throws
   * Rechazo 409
   */
  readonly requireSecreto: (db: Db) => Promise<void>;
}

/**
 * The use of an encrypted value. Each purpose has its own key. A value decrypts only with its own
 * owner, so a copy in another owner's row is useless.
 */
export interface SealedFor {
  readonly purpose: string;
  readonly owner: string;
}

/** A 256-bit key from the installation's secret, which is not in the database. */
const keyOf = (keyedHash: SealDeps['keyedHash'], purpose: string): Buffer =>
  Buffer.from(keyedHash(purpose, 'cifrado 1'), 'base64url');

/**
 * @returns nonce, tag and encrypted text.
 * @throws Rechazo 409 when the other portals cannot decrypt the value.
 */
export async function seal(
  tx: Db,
  { keyedHash, random, requireSecreto }: SealDeps,
  { purpose, owner }: SealedFor,
  secret: Buffer,
): Promise<Buffer> {
  await requireSecreto(tx);
  const nonce = random(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(keyedHash, purpose), nonce).setAAD(
    Buffer.from(owner),
  );
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/**
 * Decrypts a value; null when the installation's secret or the owner differs, or the value was
 * altered.
 */
export function unseal(
  { keyedHash }: Pick<SealDeps, 'keyedHash'>,
  { purpose, owner }: SealedFor,
  sealed: Buffer,
): Buffer | null {
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(keyedHash, purpose), sealed.subarray(0, NONCE), {
      authTagLength: TAG,
    }).setAAD(Buffer.from(owner));
    cipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([cipher.update(sealed.subarray(NONCE + TAG)), cipher.final()]);
  } catch {
    return null;
  }
}
