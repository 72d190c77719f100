import type { FastifyInstance } from 'fastify';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
/**
 * Days until the file expires. RFC 9116 (2.5.5) recommends less than a year. An abandoned portal
 * thus stops naming a contact.
 */
const VALID_DAYS = 180;

/** Serves the contact for reports of vulnerabilities (RFC 9116). */
export function registerSecurityTxt(
  app: FastifyInstance,
  contact: string,
  clock: () => Date,
): void {
  app.get(SECURITY_TXT_PATH, async (_, reply) => {
    const expires = new Date(clock().getTime() + VALID_DAYS * 86_400_000).toISOString();
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
    return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: es, en\n`;
  });
}
