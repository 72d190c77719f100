import type { SessionUser } from './sessionReducer';

/**
 * Whether the user must change the password or set up a second factor. Until then the server
 * refuses everything else.
 */
export const isRestricted = ({ debeCambiarClave, debeSegundoFactor }: SessionUser): boolean =>
  debeCambiarClave || debeSegundoFactor;
