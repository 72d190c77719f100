import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { WORKER_PATH } from '@garita/domain/cambios/offline';
import { SERVICIO } from '@garita/domain/reglas/textos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSitio } from '../access/sitio';
import { assets, COMPRESSED } from './assets';
import { dressPage, showPrerender } from './dressPage';
import { registerEmblemaIcon } from './emblemaIcon';
import { toManifest } from './manifest';
import type { Portal, ReadPortal } from './Portal';
import type { Prerender, RenderPage } from './prerender';
import { hashOfScript, pagePolicy, WORKER_POLICY } from './security';

/** The placeholder that the build leaves for the nonce of each answer. */
const NONCE = /__CSP_NONCE__/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

interface Page {
  readonly html: string;
  readonly scriptHashes: readonly string[];
}

function readPage(dir: string): Page {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  return {
    html,
    scriptHashes: [...html.matchAll(INLINE_SCRIPT)].map((m) => hashOfScript(m[1] ?? '')),
  };
}

interface Sent extends Page {
  readonly portal: Portal;
  readonly prerender: Prerender | null;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, scriptHashes, portal: { servicios, cara }, prerender }: Sent,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const dressed = dressPage(html.replace(NONCE, nonce), {
    cara,
    origen: readSitio(request)?.origen ?? null,
    nonce,
  });
  return (
    reply
      .header(
        'content-security-policy',
        pagePolicy(servicios, {
          nonce,
          scriptHashes,
        }),
      )
      .header('cache-control', 'no-cache')
      // A visitor's page differs from a signed-in user's.
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(showPrerender(dressed, prerender, nonce))
  );
}

/**
 * Only API calls and build files have such addresses. If such an address is unknown, the answer is
 * a 404 instead of the page.
 */
const IS_OURS = /^\/(?:api|assets)(?:\/|$)/;
/** A page's address may end in `.html`, or in a person's name, which may contain dots. */
const IS_FILE = /^(?!\/persona\/).*\.(?!html?$)\w+$/;

/** Whether the browser navigates to the address. Without `sec-fetch-mode`, `accept` decides. */
const isOpened = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === undefined
    ? /\btext\/html\b/.test(headers.accept ?? '')
    : headers['sec-fetch-mode'] === 'navigate';

/**
 * Whether the answer is the page. The page's router redirects unknown addresses, even an address
 * that looks like a file's.
 */
function isForPage(request: FastifyRequest): boolean {
  const path = request.url.replace(/\?.*/s, '');
  return !IS_OURS.test(path) && (!IS_FILE.test(path) || isOpened(request));
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const refuseUnknown = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ msg: SERVICIO.noExiste, status: 1 });

/**
 * Serves the built portal. Hashed files are cached for ever, other files are revalidated. Other
 * addresses get the page (`isForPage`), since the browser's router knows the screens. Without a
 * build (as in tests of the API), only the API answers.
 */
export async function registerSite(
  app: FastifyInstance,
  readPortal: ReadPortal,
  dir: string | null,
  renderPage: RenderPage,
): Promise<void> {
  const page = dir !== null && existsSync(join(dir, 'index.html')) ? readPage(dir) : null;
  if (page && dir !== null) {
    await app.register(assets, { dir });
    await app.register(fastifyStatic, {
      root: dir,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', 'no-cache');
        if (path.replace(/\.(br|gz)$/, '').endsWith(WORKER_PATH))
          reply.header('content-security-policy', WORKER_POLICY);
      },
      globIgnore: ['**/index.html', 'assets/**', COMPRESSED],
    });
    registerEmblemaIcon(app, readPortal);
    app.get('/manifest.webmanifest', async (_, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(toManifest((await readPortal()).cara))),
    );
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = page !== null && READS.has(request.method) && isForPage(request);
    if (!isPage) return refuseUnknown(reply);
    const [portal, prerender] = await Promise.all([readPortal(), renderPage(request)]);
    return sendPage(request, reply, { ...page, portal, prerender });
  };
  // The page needs a route, because the server compresses only the answers of routes. The handler
  // below answers what no route matches: other methods, and every address without a build.
  if (page) app.get('*', answer);
  app.setNotFoundHandler(answer);
}
