import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { toAddressPart } from '@garita/domain/formato/addressPart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hashOfScript } from './security';

export const LIBRO_PATH = '/libro/';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The two pages of the component book: the book itself, and the frame that shows one story. */
const PAGES = ['index.html', 'iframe.html'];

/**
 * The book loads everything from this server and shows its stories in a frame. It creates its
 * styles at runtime, so the policy admits inline styles. The policy admits the book's script files,
 * and its inline scripts by their hashes.
 */
const policyOf = (page: string): string => {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOfScript(script));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
};

/** The page of a screen in the component book, by the screen's address in the portal. */
const sheetOf = (ruta: string): string => `${LIBRO_PATH}?ruta=${toAddressPart(`/${ruta}`)}`;

/**
 * Serves the built component book. `/libro/` with a screen's address, such as `/libro/ascensos`,
 * redirects to that screen's page in the book.
 * @param dir the output of `npm run storybook -- --build`; if the folder has no book, the answer
 * says how to build it
 */
export async function registerLibro(app: FastifyInstance, dir: string): Promise<void> {
  app.get(LIBRO_PATH.slice(0, -1), (_, reply) => reply.redirect(LIBRO_PATH));
  if (!existsSync(join(dir, 'index.html'))) {
    app.get(`${LIBRO_PATH}*`, (_, reply) =>
      reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('El libro no está construido: npm run storybook -- --build\n'),
    );
    return;
  }
  const policies = Object.fromEntries(
    PAGES.map((page) => [page, policyOf(readFileSync(join(dir, page), 'utf8'))]),
  );
  const sendPage = (page: string) => (_: unknown, reply: FastifyReply) =>
    reply
      .header('content-security-policy', policies[page])
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(readFileSync(join(dir, page), 'utf8'));
  app.get(LIBRO_PATH, sendPage('index.html'));
  for (const page of PAGES) app.get(`${LIBRO_PATH}${page}`, sendPage(page));
  await app.register(fastifyStatic, {
    root: dir,
    prefix: LIBRO_PATH,
    decorateReply: false,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    globIgnore: PAGES,
  });
  app.get<{ Params: { '*': string } }>(`${LIBRO_PATH}*`, ({ params }, reply) => {
    if (/\.\w+$/.test(params['*'])) return reply.callNotFound();
    return reply.redirect(sheetOf(params['*']));
  });
}
