import { type ApiClient, createClient } from '@garita/api-client/createClient';
import { createServerClock } from './data/serverClock';

export const serverClock = createServerClock(Date.now);

/** Where calls find their key: the session, which itself makes calls and so can only come afterwards. */
interface KeySource {
  getKey(): string | null;
  onKeyRefused(): void;
}
let source: KeySource | undefined;
export function connectKey(session: KeySource): void {
  source = session;
}

/** The server that sent the page also answers its calls: the development machine while developing, the agency's host otherwise (AUT-34). */
export const api: ApiClient = createClient({
  baseUrl: '/api',
  getKey: () => source?.getKey() ?? null,
  onKeyRefused: () => source?.onKeyRefused(),
  fetch: async (request) => {
    const response = await fetch(request);
    serverClock.note(response.headers.get('date'));
    return response;
  },
});
