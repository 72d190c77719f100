import { type ApiClient, createClient } from '@garita/api-client/createClient';
import type { ServerClock } from './createServerClock';
import type { SessionStore } from './createSession';
import type { LastingRequest } from './LastingRequest';

/**
 * The timeout of a read or a sign-in, in milliseconds. After it the user sees an error with a
 * retry.
 */
const PATIENCE_MS = 15_000;

/**
 * Writes have no timeout, since their result would be unknown. The check of a backup has none,
 * since the backup may be large.
 */
const patienceFor = ({ headers, url }: Request): number | null =>
  headers.has('Idempotency-Key') || url.endsWith('/comprobacion') ? null : PATIENCE_MS;

/**
 * The app's API client. Its calls go to the server that sent the page (AUT-34).
 * @param findSession a function, because the session is created after the client
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
