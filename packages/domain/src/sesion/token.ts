/** How long a session lasts, in days; the cookie and the server's row agree (AUT-14). */
export const SESSION_DAYS = 365;

/** The session token is `{userId}-{secret}`, split at the first dash; null when it cannot be one. */
export function parseToken(token: string): { userId: number; secret: string } | null {
  const match = /^([1-9]\d{0,9})-([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return null;
  const userId = Number(match[1]);
  return userId <= 2_147_483_647 ? { userId, secret: match[2] } : null;
}
