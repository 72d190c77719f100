import { type ApiClient, createClient } from '@garita/api-client/createClient';
import type { ServerClock } from './createServerClock';
import type { SessionStore } from './createSession';
import type { LastingRequest } from './LastingRequest';

/** After so long a sentence and another try help whoever reads or signs in more than waiting. Milliseconds. */
const PATIENCE_MS = 15_000;

/** What is written is waited for, since nobody could say whether it was done; and a backup is read to its end, however large it is. */
const patienceFor = ({ headers, url }: Request): number | null =>
  headers.has('Idempotency-Key') || url.endsWith('/comprobacion') ? null : PATIENCE_MS;

/**
 * The client of the contract. The server that sent the page also answers its calls: the development machine while developing, the agency's host otherwise
 * (AUT-34).
 * @param findSession the session whose calls these are; it makes calls itself, so it does not exist yet
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
