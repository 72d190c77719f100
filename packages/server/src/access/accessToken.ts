import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  ACCESS_TOKEN_PREFIX,
  CHECKSUM_LENGTH,
  parseAccessToken,
  SECRET_LENGTH,
} from '@garita/domain/tokens/accessToken';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Base 62 with leading zeros. It has only letters and digits, so a double click selects the whole
 * token.
 */
function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = DIGITS.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, '0');
}

/** A secret scanner recognises a token by its checksum, without a request to the portal. */
const checksumOf = (body: string): string => toBase62(BigInt(crc32(body)), CHECKSUM_LENGTH);

/** A new token: the prefix, the user's id, 256 random bits and a checksum. */
export function createAccessToken(random: (bytes: number) => Buffer, userId: number): string {
  const secret = toBase62(BigInt(`0x${random(32).toString('hex')}`), SECRET_LENGTH);
  const body = `${ACCESS_TOKEN_PREFIX}${userId}_${secret}`;
  return body + checksumOf(body);
}

/**
 * The hash of a token, which the database stores in place of the token. 256 random bits need no
 * slow hash.
 */
export const hashAccessToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Parses a token; null when its form or its checksum is wrong. */
export function readAccessToken(
  token: string,
): { readonly userId: number; readonly hash: Buffer } | null {
  const parsed = parseAccessToken(token);
  if (!parsed || !token.endsWith(checksumOf(token.slice(0, -CHECKSUM_LENGTH)))) return null;
  return { userId: parsed.userId, hash: hashAccessToken(token) };
}
