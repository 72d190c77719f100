import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** What the installation's secret and chance are asked for (`Deps`). */
export interface SealDeps {
  readonly keyedHash: (purpose: string, text: string) => string;
  readonly random: (bytes: number) => Buffer;
  /** Whether what is encrypted here opens at every portal. @throws Rechazo 409 */
  readonly requireSecreto: (db: Kysely<DB>) => Promise<void>;
}

/** What is encrypted for the database: what for, which has a key of its own, and whose it is; in another's row it does not open. */
export interface SealedFor {
  readonly purpose: string;
  readonly owner: string;
}

/** A key for this alone, of 256 bits, from the installation's secret: the database does not have it. */
const keyOf = (keyedHash: SealDeps['keyedHash'], purpose: string): Buffer =>
  Buffer.from(keyedHash(purpose, 'cifrado 1'), 'base64url');

/** Encrypts a secret for the database: nonce, tag and text. @throws Rechazo 409 when the other portals could not read it. */
export async function seal(
  tx: Kysely<DB>,
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

/** The secret again; null when it was encrypted under another installation's secret, for somebody else, or was altered. */
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
