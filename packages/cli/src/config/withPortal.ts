import type { Context } from '../Context';

/**
 * The environment for `--portal`. The named portal has its own address and session, so GARITA_URL
 * and GARITA_TOKEN are dropped.
 */
export const withPortal = (
  { GARITA_URL: _url, GARITA_TOKEN: _token, ...env }: Context['env'],
  nombre: string,
): Context['env'] => ({ ...env, GARITA_PORTAL: nombre });
