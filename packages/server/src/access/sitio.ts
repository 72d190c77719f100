import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The portal's site for passkeys. */
export interface Sitio {
  /** As a browser writes a page's origin: protocol, host and a non-default port. */
  readonly origen: string;
  /** The host name alone, to which passkeys belong (RP ID). */
  readonly dominio: string;
}

/** A browser treats localhost as secure without https. */
const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The portal's address as the request was sent to it, through trusted proxies; null where browsers
 * refuse passkeys: on plain http, except on localhost, and on an IP address.
 */
export function readSitio({
  protocol,
  host,
}: Pick<FastifyRequest, 'protocol' | 'host'>): Sitio | null {
  const address = `${protocol}://${host}`;
  if (!URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  // An IPv6 address is in brackets.
  if (hostname === '' || hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return protocol === 'https' || isLocal(hostname) ? { origen: origin, dominio: hostname } : null;
}
