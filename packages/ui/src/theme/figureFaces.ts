import pixelUrl from './fonts/jersey-10.woff2?url';
import monoUrl from './fonts/martian-mono.woff2?url';

/** Where the faces of figures are found, for a page that shows some at once. */
export const figureFaces: readonly string[] = [monoUrl, pixelUrl];
