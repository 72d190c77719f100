import { MARCA, readMarca, SALIENDO } from '@garita/domain/sesion/marca';

/**
 * The session as a page can see it. The key is in an HttpOnly cookie, and its mark in a second
 * cookie. The server sets and deletes both. The page only writes `saliendo` into the second cookie
 * while the user signs out.
 */
export interface MarkStore {
  /**
   * The mark: the ids of the user and of the session. null without a session and during a sign-out.
   */
  read(): string | null;
  /** Marks this browser as signed out until the server deletes the key. */
  leave(): void;
  /** Whether a sign-out has not reached the server yet. */
  isLeaving(): boolean;
}

const cookieOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Finds the mark in the page's cookies. A script-readable key is older than marks: its user id is
 * the mark until the server sets both cookies.
 */
export function findMark(cookies: string): string | null {
  const mark = cookieOf(cookies, MARCA);
  if (mark !== undefined) return readMarca(mark) === null ? null : mark;
  const [old = ''] = cookieOf(cookies, 'key')?.split('-') ?? [];
  return readMarca(old) === null ? null : old;
}

export interface CookiePage {
  cookie: string;
  readonly secure: boolean;
}

export const browserPage: CookiePage = {
  get cookie() {
    return document.cookie;
  },
  set cookie(text) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
    document.cookie = text;
  },
  get secure() {
    return location.protocol === 'https:';
  },
};

export const createMarkStore = (page: CookiePage): MarkStore => ({
  read: () => findMark(page.cookie),
  leave: () => {
    page.cookie = `${MARCA}=${SALIENDO}; path=/; max-age=31536000; samesite=strict${page.secure ? '; secure' : ''}`;
  },
  isLeaving: () => cookieOf(page.cookie, MARCA) === SALIENDO,
});
