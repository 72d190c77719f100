import type { SessionUser } from './sessionReducer';

/** Until such a user changes the password or sets up the factor, the server refuses all else. */
export const isRestricted = ({ debeCambiarClave, debeSegundoFactor }: SessionUser): boolean =>
  debeCambiarClave || debeSegundoFactor;
