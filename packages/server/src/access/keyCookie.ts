import { hash } from 'node:crypto';
import { MARCA } from '@garita/domain/sesion/marca';
import { parseToken } from '@garita/domain/sesion/token';

/** The cookie that keeps a browser's key between visits (AUT-13). */
const NAME = 'key';

/** Enough to tell any two sessions of a person apart, and nothing to find the secret by. */
const MARK_CHARACTERS = 12;

/**
 * The mark of a session for the page: the person's id, and a new value for each sign-in
 * (`domain/sesion/marca.ts`).
 */
export function markOf(token: string): string {
  const id = token.slice(0, token.indexOf('-'));
  return `${id}-${hash('sha256', `${MARCA}\0${token}`, 'base64url').slice(0, MARK_CHARACTERS)}`;
}

const valuesOf = (cookies: string, name: string): string[] =>
  cookies
    .split(';')
    .flatMap((pair) =>
      pair.trimStart().startsWith(`${name}=`) ? [pair.trim().slice(name.length + 1)] : [],
    );

/** The key and the mark among a request's cookies; an invalid key counts as none. */
export function readCookies(cookies: string | undefined): {
  readonly key: string | null;
  readonly mark: string | null;
} {
  if (cookies === undefined) return { key: null, mark: null };
  return {
    key: valuesOf(cookies, NAME).find((value) => parseToken(value) !== null) ?? null,
    mark: valuesOf(cookies, MARCA)[0] ?? null,
  };
}

export interface CookieOptions {
  /** The cookie's lifetime. */
  seconds: number;
  /** Whether the cookie has `Secure`: where the request was encrypted. */
  isSecure: boolean;
}

/**
 * Strict: a request that another site starts never carries them. No encoding: both have only
 * characters that cookies take unchanged.
 */
const format = (
  name: string,
  value: string,
  { seconds, isSecure }: CookieOptions,
  more: readonly string[] = [],
): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
    ...more,
  ].join('; ');

/**
 * The `Set-Cookie` lines for a key that no script can read, and its mark beside it; with null,
 * those that delete both.
 */
export function toSetCookie(token: string | null, { seconds, isSecure }: CookieOptions): string[] {
  const options = { seconds: token === null ? 0 : seconds, isSecure };
  return [
    format(NAME, token ?? '', options, ['HttpOnly']),
    format(MARCA, token === null ? '' : markOf(token), options),
  ];
}
