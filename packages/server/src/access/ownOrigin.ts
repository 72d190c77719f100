import type { FastifyRequest } from 'fastify';
import { Rechazo } from '../rechazo';

/** Shown after a request from another site, or from behind a proxy that changes the host. */
export const OTRO_SITIO =
  'Esta acción no viene de una página del portal, y no se ha hecho. Abre el portal en su dirección de siempre y vuelve a intentarlo.';

const sent = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Host and port as a browser writes them in an origin: without the default port. Null for an
 * invalid host.
 */
const hostFor = (protocol: string, host: string): string | null => {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
};

/**
 * Whether an `Origin` is the portal's own. Behind an untrusted proxy the server sees http although
 * the browser uses https, so it also admits an https origin. On https it refuses an http origin,
 * because an attacker on the network can alter an http page.
 */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (protocol !== 'https:' && protocol !== `${request.protocol}:`) return false;
  return host !== '' && host === hostFor(protocol, request.host);
}

/**
 * Whose page started the request. The browser writes `Sec-Fetch-Site` and `Origin`, and pages
 * cannot change them.
 */
function originOf(request: FastifyRequest): 'own' | 'foreign' | 'unknown' {
  const site = sent(request, 'sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  const origin = sent(request, 'origin');
  if (origin === undefined) return 'unknown';
  return isOwnOrigin(origin, request) ? 'own' : 'foreign';
}

/**
 * Prevents CSRF. A browser sends its cookies with the requests of any page, so a write with a
 * cookie key must prove that a page of the portal started it. If the browser sends no origin (plain
 * http, a GET), the session's mark in a header is the proof: other pages can neither read nor send
 * it.
 * @throws Rechazo 403 for a request without the proof.
 */
export function requireOwnOrigin(request: FastifyRequest, { hasMark }: { hasMark: boolean }): void {
  const origin = originOf(request);
  if (origin === 'foreign' || (origin === 'unknown' && !hasMark))
    throw Rechazo.forbidden(OTRO_SITIO);
}
