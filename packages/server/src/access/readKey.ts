import type { IncomingHttpHeaders } from 'node:http';
import { isAccessToken } from '@garita/domain/tokens/accessToken';

const BEARER = /^bearer +(\S+)$/i;

/**
 * The key of a request: its header `key`, or an access token as programs usually send one (Bearer).
 */
export function readKey({ key, authorization }: IncomingHttpHeaders): string | null {
  if (typeof key === 'string') return key;
  const bearer = BEARER.exec(authorization ?? '')?.[1];
  return bearer !== undefined && isAccessToken(bearer) ? bearer : null;
}
