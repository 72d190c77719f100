import type { FastifyRequest } from 'fastify';
import { Rechazo } from '../rechazo';

/** Shown after a request from another site, or through a proxy that changes the address. */
export const OTRO_SITIO =
  'Esta acción no viene de una página del portal, y no se ha hecho. Abre el portal en su dirección de siempre y vuelve a intentarlo.';

const sent = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Host and port as a browser writes them in an origin: without the default port. */
const hostFor = (protocol: string, host: string): string | null => {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
};

/**
 * Whether an `Origin` is the portal's own. Behind an untrusted proxy an https request looks like an
 * http one, so an https origin is admitted where the server sees http. An http origin is refused on
 * https, because any attacker on the network can alter an http page.
 */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:' && protocol !== `${request.protocol}:`) return false;
  return host !== '' && host === hostFor(protocol, request.host);
}

/** Browsers write `Sec-Fetch-Site` and `Origin`, and pages cannot change them. */
function originOf(request: FastifyRequest): 'own' | 'foreign' | 'unknown' {
  const site = sent(request, 'sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  const origin = sent(request, 'origin');
  if (origin === undefined) return 'unknown';
  return isOwnOrigin(origin, request) ? 'own' : 'foreign';
}

/**
 * Prevents CSRF. A browser sends its cookies with the requests of any page, so a write with a
 * cookie key must prove that a page of the portal started it. Where the browser sends no origin
 * (plain http, a GET), the session's mark in a header is the proof: other pages cannot read it or
 * send it.
 * @throws Rechazo 403 for a request without the proof.
 */
export function requireOwnOrigin(request: FastifyRequest, { hasMark }: { hasMark: boolean }): void {
  const origin = originOf(request);
  if (origin === 'foreign' || (origin === 'unknown' && !hasMark))
    throw Rechazo.forbidden(OTRO_SITIO);
}
