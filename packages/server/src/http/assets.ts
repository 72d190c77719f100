import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/**
 * Compressed copies of the build's files. The server sends them in place of the originals, never
 * under their own address.
 */
export const COMPRESSED = '**/*.{br,gz}';

/**
 * The headers that matter for a script, a style or a font. The browser must guess no other type,
 * and only this portal's pages may load the file. The headers for pages (policy, framing, referrer)
 * have no effect on such a file. The portal omits them, because a page loads a dozen such files.
 */
const PROTECTION = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Serves the build's hashed files, which are cached for ever, with only the needed headers. */
export const assets: FastifyPluginAsync<{ dir: string }> = async (app, { dir }) => {
  app.addHook('onRequest', async (_, reply) => {
    for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name);
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.headers(PROTECTION);
  });
  await app.register(fastifyStatic, {
    root: join(dir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    // The name changes with the content, so a date is useless.
    lastModified: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    globIgnore: [COMPRESSED],
  });
};
