import { type ApiClient, createClient } from '@garita/api-client/createClient';
import type { LastingRequest } from './LastingRequest';
import { createServerClock } from './serverClock';

export const serverClock = createServerClock(Date.now);

/** After so long a sentence and another try help whoever reads or signs in more than waiting. Milliseconds. */
const PATIENCE_MS = 15_000;

/** What is written is waited for, since nobody could say whether it was done; and a backup is read to its end, however large it is. */
const patienceFor = ({ headers, url }: Request): number | null =>
  headers.has('Idempotency-Key') || url.endsWith('/comprobacion') ? null : PATIENCE_MS;

/** Where calls find their session, which itself makes calls and so can only come afterwards. */
interface SessionSource {
  getMark(): string | null;
  onKeyRefused(texto: string): void;
}
let source: SessionSource | undefined;
export function connectSession(session: SessionSource): void {
  source = session;
}

/** The server that sent the page also answers its calls: the development machine while developing, the agency's host otherwise (AUT-34). */
export const api: ApiClient = createClient({
  baseUrl: '/api',
  getMark: () => source?.getMark() ?? null,
  onKeyRefused: (texto) => source?.onKeyRefused(texto),
  patience: patienceFor,
  fetch: async (request) => {
    const response = await ((request as Partial<LastingRequest>).send?.() ?? fetch(request));
    serverClock.note(response.headers.get('date'));
    return response;
  },
});
