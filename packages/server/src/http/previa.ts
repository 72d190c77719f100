import { ID_DATOS, type PaginaPrevia, type Pintor } from '@garita/domain/inicio/paginaPrevia';
import { SALIENDO } from '@garita/domain/sesion/marca';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookies } from '../access/keyCookie';

/** The start as it stands before its script, ready to be put into the page. */
export interface Previa extends PaginaPrevia {
  /** What the script takes over, as the inside of an element. */
  readonly datos: string;
  /** The server's clock now, ISO 8601. */
  readonly hora: string;
}

/** Renders the start for whoever asks; null where the page comes without. */
export type RenderPrevia = (request: FastifyRequest) => Promise<Previa | null>;

interface PreviaOptions {
  /** Where the build has left what renders it; null without. */
  readonly file: URL | null;
  readonly clock: () => Date;
}

/** What has been rendered stands for so long at most: it says how many minutes are left until the pay. */
const KEPT_MS = 60_000;
/** A server that has just started has better things to do. */
const AFTER_START_MS = 300;

/** Whether nobody is signed in, as far as the cookies tell, and nothing else than the start is asked for: all of them are shown the same. */
function isForVisitor({ url, headers }: FastifyRequest): boolean {
  // Not by `URL`, which takes what follows `//` for a host, and throws where it can be none.
  const [path, search = ''] = url.split('?', 2);
  const { key, mark } = readCookies(headers.cookie);
  return (
    path === '/' &&
    !new URLSearchParams(search).has('invitacion') &&
    key === null &&
    (mark === null || mark === SALIENDO)
  );
}

/** Inside a script element, `<` may end it. */
const toInert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The element in which the page carries the data of what it shows. */
export const datosElement = ({ datos, hora }: Previa): string =>
  `<script type="application/json" id="${ID_DATOS}" data-hora="${hora}">${datos}</script>`;

/**
 * Loads what renders the page when the server has nothing more urgent to do; who asks before that gets the page without, and has it loaded.
 * @returns what was loaded; null when it has not begun, or cannot be had.
 */
function loadLater(app: FastifyInstance, file: URL): () => Promise<Pintor | null> {
  let loading: Promise<Pintor | null> | undefined;
  const begin = () => {
    loading ??= import(file.toString()).then(
      ({ pintor }: { pintor: Pintor }) => pintor,
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
 * The start with its data, for visitors. The data are what anybody gets who makes these calls without a key: they are made through the server's own door. As
 * long as they say the same, so does what was rendered of them.
 */
export function createPrevia(app: FastifyInstance, { file, clock }: PreviaOptions): RenderPrevia {
  if (file === null) return async () => null;
  const load = loadLater(app, file);
  let kept:
    | { readonly of: string; readonly until: number; readonly page: Promise<Omit<Previa, 'hora'>> }
    | undefined;

  const ask = async (path: string): Promise<string | null> => {
    const { statusCode, body } = await app.inject({ url: `/api${path}` });
    return statusCode === 200 ? body : null;
  };

  const paint = async (
    { pintar }: Pintor,
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
