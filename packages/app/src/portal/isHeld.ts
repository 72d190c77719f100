import type { SessionUser } from './sessionReducer';

/** Whether the server holds a person to one thing first, and tells them nothing else: to change a password that they were given, or to set a second factor up. */
export const isHeld = ({ debeCambiarClave, debeSegundoFactor }: SessionUser): boolean =>
  debeCambiarClave || debeSegundoFactor;
