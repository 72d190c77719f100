/** The prefix of every access token, so that secret scanners find leaked tokens. */
export const ACCESS_TOKEN_PREFIX = 'gar_';

/** The lengths, in characters, of 32 random bytes in base 62 and of a CRC-32 in base 62. */
export const SECRET_LENGTH = 43;
export const CHECKSUM_LENGTH = 6;

const SHAPE = new RegExp(
  `^${ACCESS_TOKEN_PREFIX}([1-9]\\d{0,9})_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`,
);

/**
 * Whether a text has the prefix, well-formed or not. Such a text is never tried as another
 * credential.
 */
export const isAccessToken = (text: string): boolean => text.startsWith(ACCESS_TOKEN_PREFIX);

/**
 * Parses `gar_{userId}_{secret}{checksum}`; null if malformed. The server verifies the checksum.
 */
export function parseAccessToken(text: string): { readonly userId: number } | null {
  const userId = Number(SHAPE.exec(text)?.[1]);
  return userId <= 2_147_483_647 ? { userId } : null;
}
