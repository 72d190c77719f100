import { MARCA, readMarca, SALIENDO } from '@garita/domain/sesion/marca';

/**
 * The session as a page can see it. The key is in an HttpOnly cookie; the server sets its mark in a
 * second cookie and deletes both. The page itself only writes that the user is signing out.
 */
export interface MarkStore {
  /** The user's id and the session's; null without a session and during a sign-out. */
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

/** A script-readable key predates marks: only its id counts until the server sets both cookies. */
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
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than the browsers that people use.
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
