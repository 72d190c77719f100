import { hash } from 'node:crypto';
import { parseToken } from '@garita/domain/sesion/token';

/** 256 random bits as the secret half of a session token. */
export const createSecret = (random: (bytes: number) => Buffer): string =>
  random(32).toString('base64url');

/**
 * The database stores only this hash of a secret; the secret's 256 random bits make a slow hash
 * pointless.
 */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** A header's token in the form of its lookup; null when it cannot be one. */
export function readToken(header: string | null): { userId: number; hash: Buffer } | null {
  const token = header === null ? null : parseToken(header);
  return token ? { userId: token.userId, hash: hashSecret(token.secret) } : null;
}
