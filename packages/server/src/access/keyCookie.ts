import { hash } from 'node:crypto';
import { MARCA } from '@garita/domain/sesion/marca';
import { parseToken } from '@garita/domain/sesion/token';

/** The cookie that keeps a browser's key between visits (AUT-13). */
const NAME = 'key';

/** Enough to tell any two sessions of a person apart, and nothing to find the secret by. */
const MARK_CHARACTERS = 12;

/** What a page may know of its session: whose it is, and another one for each sign-in (`domain/sesion/marca.ts`). */
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

/** The key and the mark among a request's cookies; what cannot be a key counts as none. */
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
  /** For how long browsers keep it. */
  seconds: number;
  /** Whether it travels only encrypted: where the request did. */
  isSecure: boolean;
}

/** Strict: neither ever travels with a request that another site starts. No encoding: both have only letters that cookies take as they are. */
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

/** The `Set-Cookie` lines with which a browser keeps a key where no script reads it, and its mark beside it; with null, those that make it forget both. */
export function toSetCookie(token: string | null, { seconds, isSecure }: CookieOptions): string[] {
  const options = { seconds: token === null ? 0 : seconds, isSecure };
  return [
    format(NAME, token ?? '', options, ['HttpOnly']),
    format(MARCA, token === null ? '' : markOf(token), options),
  ];
}
