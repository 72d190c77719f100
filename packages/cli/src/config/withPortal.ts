import type { Context } from '../Context';

/** A named portal has its own session, so the environment's address and token are dropped. */
export const withPortal = (
  { GARITA_URL: _url, GARITA_TOKEN: _token, ...env }: Context['env'],
  nombre: string,
): Context['env'] => ({ ...env, GARITA_PORTAL: nombre });
