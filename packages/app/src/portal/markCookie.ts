import { MARCA, readMarca, SALIENDO } from '@garita/domain/sesion/marca';

/**
 * What a page knows of its session. The key lies in a cookie that no script can read; the server sets its mark beside it and takes both away, also without
 * the page's asking. A page itself only writes that its person is leaving.
 */
export interface MarkStore {
  /** Whose session it is and which; null when there is none, or it is being left. */
  read(): string | null;
  /** Signed out as far as this browser's pages are concerned, until the server has heard of it and takes the key. */
  leave(): void;
  /** Whether somebody has left and the server has not heard of it. */
  isLeaving(): boolean;
}

const cookieOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The mark among a page's cookies. A key that a script can read is from before the server set it: of it counts whose it is, until the server sets both. */
export function findMark(cookies: string): string | null {
  const mark = cookieOf(cookies, MARCA);
  if (mark !== undefined) return readMarca(mark) === null ? null : mark;
  const [old = ''] = cookieOf(cookies, 'key')?.split('-') ?? [];
  return readMarca(old) === null ? null : old;
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
export const createMarkStore = (page: CookiePage): MarkStore => ({
  read: () => findMark(page.cookie),
  leave: () => {
    page.cookie = `${MARCA}=${SALIENDO}; path=/; max-age=31536000; samesite=strict${page.secure ? '; secure' : ''}`;
  },
  isLeaving: () => cookieOf(page.cookie, MARCA) === SALIENDO,
});
