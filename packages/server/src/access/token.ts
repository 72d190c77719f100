import { hash } from 'node:crypto';
import { parseToken } from '@garita/domain/sesion/token';

/** The secret half of a session token: 256 random bits. */
export const createSecret = (random: (bytes: number) => Buffer): string =>
  random(32).toString('base64url');

/**
 * The hash of a secret, which the database stores in place of the secret. 256 random bits need no
 * slow hash.
 */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** The person and the hashed secret of a session token; null when the header cannot be a token. */
export function readToken(header: string | null): { userId: number; hash: Buffer } | null {
  const token = header === null ? null : parseToken(header);
  return token ? { userId: token.userId, hash: hashSecret(token.secret) } : null;
}
