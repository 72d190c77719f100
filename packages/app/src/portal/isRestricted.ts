import type { SessionUser } from './sessionReducer';

/**
 * Whether the user must first change a given password or set up a second factor. Until then the
 * server refuses all else.
 */
export const isRestricted = ({ debeCambiarClave, debeSegundoFactor }: SessionUser): boolean =>
  debeCambiarClave || debeSegundoFactor;
