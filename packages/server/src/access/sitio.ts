import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

export interface Sitio {
  /** Protocol, host and a non-default port, as browsers write an origin. */
  readonly origen: string;
  /** The host name, to which passkeys belong (RP ID). */
  readonly dominio: string;
}

/** Browsers treat localhost as secure without https. */
const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The site of a request's address, through trusted proxies. Null where browsers refuse passkeys: on
 * plain http except localhost, and on an IP address.
 */
export function readSitio({
  protocol,
  host,
}: Pick<FastifyRequest, 'protocol' | 'host'>): Sitio | null {
  const address = `${protocol}://${host}`;
  if (!URL.canParse(address)) return null;
  const { origin, hostname } = new URL(address);
  if (hostname === '' || hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return protocol === 'https' || isLocal(hostname) ? { origen: origin, dominio: hostname } : null;
}
