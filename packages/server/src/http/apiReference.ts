import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { COMPRESSED } from './assets';

export const REFERENCE_PATH = '/api/docs';

/** The page has no script. Its styles, fonts and icon come from this server. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * @param dir the folder of the built page; if it does not exist, the answer says how to build the
 * page
 */
export async function registerApiReference(app: FastifyInstance, dir: string): Promise<void> {
  app.get(REFERENCE_PATH, (_, reply) => reply.redirect(`${REFERENCE_PATH}/`));
  if (!existsSync(dir)) {
    app.get(`${REFERENCE_PATH}/`, (_, reply) =>
      reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('La página de las llamadas no está construida: npm run build\n'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: dir,
    prefix: `${REFERENCE_PATH}/`,
    decorateReply: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) =>
      reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY }),
    globIgnore: [COMPRESSED],
  });
}
