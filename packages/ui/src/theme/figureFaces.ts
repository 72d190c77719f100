import pixelUrl from './fonts/jersey-10.woff2?url';
import monoUrl from './fonts/martian-mono.woff2?url';

/** The URLs of the figure fonts, for preloading. */
export const figureFaces: readonly string[] = [monoUrl, pixelUrl];
