/** What every token of a script begins with, so that one that has leaked can be searched for. */
export const ACCESS_TOKEN_PREFIX = 'gar_';

/** 32 random bytes in base 62, and a CRC-32 in base 62 behind them. */
export const SECRET_LENGTH = 43;
export const CHECKSUM_LENGTH = 6;

const SHAPE = new RegExp(
  `^${ACCESS_TOKEN_PREFIX}([1-9]\\d{0,9})_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`,
);

/** Whether a text means to be a token of a script, well-formed or not: such a one is never tried as anything else. */
export const isAccessToken = (text: string): boolean => text.startsWith(ACCESS_TOKEN_PREFIX);

/** The person in a token of a script, `gar_{userId}_{secret}{checksum}`; null when it cannot be one. The checksum is looked at by the server. */
export function parseAccessToken(text: string): { readonly userId: number } | null {
  const userId = Number(SHAPE.exec(text)?.[1]);
  return userId <= 2_147_483_647 ? { userId } : null;
}
