import type { Actor } from './Actor';

/** A text that identifies the caller's session or access token. */
export const placeOf = ({ sesionId, token }: Pick<Actor, 'sesionId' | 'token'>): string =>
  token ? `token ${token.id}` : `sesion ${sesionId}`;
