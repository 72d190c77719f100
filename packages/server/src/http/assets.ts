import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** What the build leaves beside a file for browsers that take it; none of these is an address of its own. */
export const COMPRESSED = '**/*.{br,gz}';

/**
 * All the protection that a script, a style or a font has a use for: it is what its address says, and only this portal's pages may load it. What is said of
 * pages (what they may load, who may frame them, whom they tell where they come from) means nothing here, and a start asks for a dozen of these.
 */
const PROTECTION = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The files of the build that have a hash in their name: kept for ever, sent as the build has compressed them, with no more headers than they need. */
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
    // The name changes with the content: there is no date to compare.
    lastModified: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    globIgnore: [COMPRESSED],
  });
};
