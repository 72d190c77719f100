import { type ApiClient, createClient } from '@garita/api-client/createClient';
import { createServerClock } from './data/serverClock';

export const serverClock = createServerClock(Date.now);

/** Where calls find their session, which itself makes calls and so can only come afterwards. */
interface SessionSource {
  getMark(): string | null;
  onKeyRefused(): void;
}
let source: SessionSource | undefined;
export function connectSession(session: SessionSource): void {
  source = session;
}

/** The server that sent the page also answers its calls: the development machine while developing, the agency's host otherwise (AUT-34). */
export const api: ApiClient = createClient({
  baseUrl: '/api',
  getMark: () => source?.getMark() ?? null,
  onKeyRefused: () => source?.onKeyRefused(),
  fetch: async (request) => {
    const response = await fetch(request);
    serverClock.note(response.headers.get('date'));
    return response;
  },
});
