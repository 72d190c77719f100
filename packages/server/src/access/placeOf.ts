import type { Actor } from './Actor';

/** What a person came in with: their session, or a token of a script. */
export const placeOf = ({ sesionId, token }: Pick<Actor, 'sesionId' | 'token'>): string =>
  token ? `token ${token.id}` : `sesion ${sesionId}`;
