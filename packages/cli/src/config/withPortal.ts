import type { Context } from '../Context';

/**
 * The environment for `--portal`. The named portal has an address and a session, so those in the
 * environment are dropped.
 */
export const withPortal = (
  { GARITA_URL: _url, GARITA_TOKEN: _token, ...env }: Context['env'],
  nombre: string,
): Context['env'] => ({ ...env, GARITA_PORTAL: nombre });
