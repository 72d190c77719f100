import { hash } from 'node:crypto';
import { MARCA } from '@garita/domain/sesion/marca';
import { parseToken } from '@garita/domain/sesion/token';

/** The cookie that keeps a browser's key between visits. */
const NAME = 'key';

/**
 * How many characters of the hash a mark has. They must distinguish a person's sessions and must
 * not reveal the secret.
 */
const MARK_CHARACTERS = 12;

/**
 * The mark of a session, which pages may read: the person's id and a value that differs for each
 * sign-in.
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
  seconds: number;
  /** Whether to add `Secure`, because the request was encrypted. */
  isSecure: boolean;
}

/**
 * One `Set-Cookie` line. With `SameSite=Strict`, a request that another site starts carries no
 * cookie. The values of both cookies need no encoding.
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
 * The `Set-Cookie` lines for a key and for its mark; scripts can read only the mark. Null deletes
 * both cookies.
 */
export function toSetCookie(token: string | null, { seconds, isSecure }: CookieOptions): string[] {
  const options = { seconds: token === null ? 0 : seconds, isSecure };
  return [
    format(NAME, token ?? '', options, ['HttpOnly']),
    format(MARCA, token === null ? '' : markOf(token), options),
  ];
}
