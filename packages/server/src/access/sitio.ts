import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Where in the world a portal stands, as far as passkeys care. */
export interface Sitio {
  /** As a browser writes it of a page: protocol, host and, where it does not go without saying, port. */
  readonly origen: string;
  /** The host name alone: what passkeys belong to (RP ID). */
  readonly dominio: string;
}

/** A browser lets pages of this very machine do what else takes https. */
const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The portal's address as the request was sent to it, by the proxies that are believed; null where browsers let nobody use a passkey: over plain http, save on
 * this very machine, and where a number stands in the place of the name.
 */
export function readSitio({
  protocol,
  host,
}: Pick<FastifyRequest, 'protocol' | 'host'>): Sitio | null {
  const address = `${protocol}://${host}`;
  if (!URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  // A number of the newer kind stands in brackets.
  if (hostname === '' || hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return protocol === 'https' || isLocal(hostname) ? { origen: origin, dominio: hostname } : null;
}
