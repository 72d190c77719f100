/** The portal's address under `npm run demo`. */
const DEMO = 'http://localhost:3000';

/**
 * The address of a screen in the portal that serves this book at `/libro/`, or otherwise in the
 * demo.
 */
export const portalHref = (
  ruta: string,
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'> = window.location,
): string => `${pathname.startsWith('/libro/') ? origin : DEMO}${ruta}`;
