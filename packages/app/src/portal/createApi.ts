import { type ApiClient, createClient } from '@garita/api-client/createClient';
import type { ServerClock } from './createServerClock';
import type { SessionStore } from './createSession';
import type { LastingRequest } from './LastingRequest';

/** Timeout of a read or a sign-in, in milliseconds. Later, an error with a retry helps more. */
const PATIENCE_MS = 15_000;

/**
 * Writes have no timeout, since their result would be unknown; nor has the check of a backup, which
 * may be large.
 */
const patienceFor = ({ headers, url }: Request): number | null =>
  headers.has('Idempotency-Key') || url.endsWith('/comprobacion') ? null : PATIENCE_MS;

/**
 * Calls go to the server that sent the page (AUT-34).
 * @param findSession lazy, because the session itself needs the client
 */
export const createApi = (clock: ServerClock, findSession: () => SessionStore): ApiClient =>
  createClient({
    baseUrl: '/api',
    getMark: () => findSession().getMark(),
    onKeyRefused: (texto) => void findSession().onKeyRefused(texto),
    patience: patienceFor,
    fetch: async (request) => {
      const response = await ((request as Partial<LastingRequest>).send?.() ?? fetch(request));
      clock.note(response.headers.get('date'));
      return response;
    },
  });
