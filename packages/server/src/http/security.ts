import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { Servicios } from '@garita/domain/agencia/servicios';
import type { FastifyInstance } from 'fastify';

/** The origin of an outside service; an address without one is the portal's own. */
const originOf = (url: string | null): string[] => {
  const whole = url?.replaceAll('{usuario}', 'x');
  return whole && URL.canParse(whole) ? [new URL(whole).origin] : [];
};

/** The sites besides the portal that images may come from. */
export const imageSitesOf = ({ avatar }: Pick<Servicios, 'avatar'>): string[] => originOf(avatar);

/** The hash by which the policy admits one inline script. */
export const hashOfScript = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The policy of the portal's page: its own files, the outside services of the agency, the style elements that carry this answer's
 * nonce, and the inline scripts of the built page by their hashes. Nothing else runs.
 */
export function pagePolicy(servicios: Servicios, { nonce, scriptHashes }: { nonce: string; scriptHashes: readonly string[] }): string {
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

/** The headers of every answer; pages bring a policy of their own, everything else may load nothing. */
export async function registerSecurity(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // TLS ends at a proxy, which knows whether the agency has it; the portal itself is also used on a local network without.
    strictTransportSecurity: false,
  });
}
