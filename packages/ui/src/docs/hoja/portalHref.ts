/** The portal's address under `npm run demo`. */
const DEMO = 'http://localhost:3000';

/**
 * Address of a screen in the running portal: the one that serves this book at `/libro/`, otherwise
 * the demo's.
 */
export const portalHref = (
  ruta: string,
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'> = window.location,
): string => `${pathname.startsWith('/libro/') ? origin : DEMO}${ruta}`;
