import { parseToken, SESSION_DAYS } from '@garita/domain/sesion/token';

/** The cookie that keeps the session token between visits (AUT-13). */
const NAME = 'key';
const SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** Where the token outlives the page. */
export interface KeyStore {
  /** The stored token, null when there is none or it cannot be one. */
  read(): string | null;
  write(key: string): void;
  remove(): void;
}

/** The token among a page's cookies; a value that cannot be a token counts as none. */
export function findKey(cookies: string): string | null {
  const values = cookies.split('; ').flatMap((pair) => (pair.startsWith(`${NAME}=`) ? [pair.slice(NAME.length + 1)] : []));
  return values.find((value) => parseToken(value) !== null) ?? null;
}

/**
 * What `document.cookie` is given to store the token, or with null to forget it. No encoding: a token has only letters that cookies
 * take as they are. Strict: it never travels with a request that another site starts.
 */
export function formatCookie(key: string | null, secure: boolean): string {
  const parts = [`${NAME}=${key ?? ''}`, 'path=/', `max-age=${key === null ? 0 : SECONDS}`, 'samesite=strict'];
  return [...parts, ...(secure ? ['secure'] : [])].join('; ');
}

/** What a store needs of the page. */
export interface CookiePage {
  cookie: string;
  /** Whether the page came over HTTPS. */
  readonly secure: boolean;
}

/** The page itself. */
export const browserPage: CookiePage = {
  get cookie() {
    return document.cookie;
  },
  set cookie(text) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that people use.
    document.cookie = text;
  },
  get secure() {
    return location.protocol === 'https:';
  },
};

/** The page's cookies as a store. */
export function createKeyStore(page: CookiePage): KeyStore {
  return {
    read: () => findKey(page.cookie),
    write: (key) => {
      page.cookie = formatCookie(key, page.secure);
    },
    remove: () => {
      page.cookie = formatCookie(null, page.secure);
    },
  };
}
