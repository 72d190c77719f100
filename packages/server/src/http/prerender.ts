import {
  ID_DATOS,
  type PageRenderer,
  type PrerenderedPage,
} from '@garita/domain/inicio/prerenderedPage';
import { SALIENDO } from '@garita/domain/sesion/marca';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookies } from '../access/keyCookie';

export interface Prerender extends PrerenderedPage {
  /** The data for the page's script: JSON that is safe as the content of an element. */
  readonly datos: string;
  /** The server's clock, ISO 8601. */
  readonly hora: string;
}

/** Answers null for a page that has no prerender. */
export type RenderPage = (request: FastifyRequest) => Promise<Prerender | null>;

interface PrerenderOptions {
  /** The build's renderer; null without a build. */
  readonly file: URL | null;
  readonly clock: () => Date;
}

/**
 * Milliseconds for which a render is cached. The time is short, because the page shows the minutes
 * left until the pay day.
 */
const KEPT_MS = 60_000;
/**
 * Milliseconds between the server's start and the loading of the renderer; other work comes first.
 */
const AFTER_START_MS = 300;

/**
 * Whether a request is for the start page without a session. All such visitors get the same page.
 */
function isForVisitor({ url, headers }: FastifyRequest): boolean {
  // `URL` would parse the text after `//` as a host, and throw on an invalid host.
  const [path, search = ''] = url.split('?', 2);
  const { key, mark } = readCookies(headers.cookie);
  return (
    path === '/' &&
    !new URLSearchParams(search).has('invitacion') &&
    key === null &&
    (mark === null || mark === SALIENDO)
  );
}

/** JSON for a script element. The text `</script>` would end the element, so `<` is escaped. */
const toInert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const datosElement = ({ datos, hora }: Prerender): string =>
  `<script type="application/json" id="${ID_DATOS}" data-hora="${hora}">${datos}</script>`;

/**
 * Loads the renderer shortly after the server listens. An earlier request starts the load at once
 * and gets the page without a prerender.
 * @returns a function that gives the renderer; null before it is loaded, or if loading failed.
 */
function loadLater(app: FastifyInstance, file: URL): () => Promise<PageRenderer | null> {
  let loading: Promise<PageRenderer | null> | undefined;
  const begin = () => {
    loading ??= import(file.toString()).then(
      ({ pintor }: { pintor: PageRenderer }) => pintor,
      (error: unknown) => {
        app.log.error(error, 'The page is sent without what it shows');
        return null;
      },
    );
  };
  app.addHook('onListen', async () => void setTimeout(begin, AFTER_START_MS).unref());
  return async () => {
    const found = await loading;
    begin();
    return found ?? null;
  };
}

/**
 * Renders the visitors' start page with its data. The data are the answers of public calls, which
 * the server makes to itself by `inject`. While the answers stay the same, the render is cached for
 * a minute.
 */
export function createPrerender(
  app: FastifyInstance,
  { file, clock }: PrerenderOptions,
): RenderPage {
  if (file === null) return async () => null;
  const load = loadLater(app, file);
  let kept:
    | {
        readonly of: string;
        readonly until: number;
        readonly page: Promise<Omit<Prerender, 'hora'>>;
      }
    | undefined;

  const ask = async (path: string): Promise<string | null> => {
    const { statusCode, body } = await app.inject({ url: `/api${path}` });
    return statusCode === 200 ? body : null;
  };

  const paint = async (
    { pintar }: PageRenderer,
    answers: readonly (readonly [string, string | null])[],
    momento: number,
  ) => {
    const respuestas = Object.fromEntries(
      answers.flatMap(([name, body]) => (body === null ? [] : [[name, JSON.parse(body)]])),
    );
    const page = await pintar({ momento, respuestas });
    return { ...page, datos: toInert({ momento, respuestas }) };
  };

  return async (request) => {
    if (!isForVisitor(request)) return null;
    const pintor = await load();
    if (pintor === null) return null;
    const answers = await Promise.all(
      Object.entries(pintor.llamadas).map(async ([name, path]) => [name, await ask(path)] as const),
    );
    if (answers.some(([name, body]) => body === null && pintor.imprescindibles.includes(name)))
      return null;
    const [now, of] = [clock(), JSON.stringify(answers)];
    if (kept?.of !== of || kept.until <= now.getTime())
      kept = { of, until: now.getTime() + KEPT_MS, page: paint(pintor, answers, now.getTime()) };
    const mine = kept;
    try {
      return { ...(await mine.page), hora: now.toISOString() };
    } catch (error) {
      if (kept === mine) kept = undefined;
      request.log.error(error, 'The page is sent without what it shows');
      return null;
    }
  };
}
