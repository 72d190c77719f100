import type { IncomingHttpHeaders } from 'node:http';
import { isAccessToken } from '@garita/domain/tokens/accessToken';

const BEARER = /^bearer +(\S+)$/i;

/** What a request says it may come in with: its header `key`, or a token of a script as programs usually send one. */
export function readKey({ key, authorization }: IncomingHttpHeaders): string | null {
  if (typeof key === 'string') return key;
  const bearer = BEARER.exec(authorization ?? '')?.[1];
  return bearer !== undefined && isAccessToken(bearer) ? bearer : null;
}
