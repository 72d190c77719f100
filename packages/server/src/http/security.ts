import { createHash } from 'node:crypto';
import type { Servicios } from '@garita/domain/agencia/servicios';
import { fillAddress } from '@garita/domain/formato/addressPart';
import type { FastifyInstance } from 'fastify';

/** The origin of an address. Empty for an address without a host, which is on the portal itself. */
const originOf = (url: string | null): string[] => {
  const whole = url && fillAddress(url, { usuario: 'x' });
  return whole && URL.canParse(whole) ? [new URL(whole).origin] : [];
};

/** The sites besides the portal that images may come from. */
export const imageSitesOf = ({ avatar }: Pick<Servicios, 'avatar'>): string[] => originOf(avatar);

/** The source for the policy that admits this inline script. */
export const hashOfScript = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The content security policy of the portal's page: its own files, the agency's outside services,
 * styles with this answer's nonce, and the built page's inline scripts by their hashes. Nothing
 * else runs.
 */
export function pagePolicy(
  servicios: Servicios,
  { nonce, scriptHashes }: { nonce: string; scriptHashes: readonly string[] },
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...imageSitesOf(servicios)],
    'media-src': ["'self'", ...originOf(servicios.radioStream)],
    'connect-src': ["'self'", ...originOf(servicios.radioInfo)],
    'frame-src': [...originOf(servicios.discord), ...originOf(servicios.social)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ');
}

/**
 * The policy of the service worker's file. A worker does not inherit the page's policy. This policy
 * lets the worker connect only to this portal.
 */
export const WORKER_POLICY = "default-src 'none';connect-src 'self';frame-ancestors 'none'";

/**
 * The security headers of every answer. Pages replace the policy; other answers may load nothing.
 * There is no HSTS: TLS ends at a proxy, which knows whether the agency has it, and the portal also
 * runs on a local network without TLS.
 */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['content-security-policy', "default-src 'none';frame-ancestors 'none'"],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-dns-prefetch-control', 'off'],
  ['x-download-options', 'noopen'],
  ['x-frame-options', 'SAMEORIGIN'],
  ['x-permitted-cross-domain-policies', 'none'],
  ['x-xss-protection', '0'],
];

export function registerSecurity(app: FastifyInstance): void {
  app.addHook('onRequest', (_, reply, done) => {
    for (const [name, value] of HEADERS) reply.raw.setHeader(name, value);
    done();
  });
}
