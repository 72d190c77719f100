/** Lifetime of a session in days, of both the cookie and the row (AUT-14). */
export const SESSION_DAYS = 365;

/** Parses a session token `{userId}-{secret}`, split at the first dash; null if malformed. */
export function parseToken(token: string): { userId: number; secret: string } | null {
  const match = /^([1-9]\d{0,9})-([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return null;
  const userId = Number(match[1]);
  return userId <= 2_147_483_647 ? { userId, secret: match[2] } : null;
}
