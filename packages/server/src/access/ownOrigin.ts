import type { FastifyRequest } from 'fastify';
import { Rechazo } from '../rechazo';

/** What the person reads, who has been led here by another site or stands behind a proxy that changes the address. */
export const OTRO_SITIO =
  'Esta acción no viene de una página del portal, y no se ha hecho. Abre el portal en su dirección de siempre y vuelve a intentarlo.';

const sent = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Host and port as a browser writes them in an origin of that protocol: without the port that goes without saying. */
const hostFor = (protocol: string, host: string): string | null => {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
};

/**
 * Whether an `Origin` is the portal's own. Behind a proxy that is not believed we take an encrypted request for a plain one, so https is admitted where we
 * see http; the other way round, a page that anybody on the line could have written would speak for an encrypted one.
 */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:' && protocol !== `${request.protocol}:`) return false;
  return host !== '' && host === hostFor(protocol, request.host);
}

/** What a request says of the page that started it: browsers write both headers, and pages cannot. */
function originOf(request: FastifyRequest): 'own' | 'foreign' | 'unknown' {
  const site = sent(request, 'sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  const origin = sent(request, 'origin');
  if (origin === undefined) return 'unknown';
  return isOwnOrigin(origin, request) ? 'own' : 'foreign';
}

/**
 * A browser sends its cookies with whatever any page starts, so a write whose key came in a cookie must show that a page of the portal started it. Where a
 * browser says nothing (on plain http, of a GET), the session's own mark as a header does: no other page may send it, nor knows it.
 * @param hasMark whether the request carries the mark of its key.
 * @throws Rechazo 403 for a request that does not.
 */
export function requireOwnOrigin(request: FastifyRequest, { hasMark }: { hasMark: boolean }): void {
  const origin = originOf(request);
  if (origin === 'foreign' || (origin === 'unknown' && !hasMark))
    throw Rechazo.forbidden(OTRO_SITIO);
}
