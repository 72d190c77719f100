import { ApiError } from '@garita/api-client/ApiError';
import type { Tema } from '@garita/domain/temas';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export interface QueryClientDeps {
  /** Shows what the server says of a write that succeeded. */
  notify: (texto: string) => void;
  /** A write changed the person who is signed in. Never rejects. */
  reloadUser: () => Promise<void>;
}

/** A refusal will be the same the second time; a broken connection or a server that is being restarted will not. */
export const isWorthRetrying = (error: unknown): boolean => error instanceof ApiError && (error.isNetwork || error.httpStatus >= 500);

function messageOf(answer: unknown): string | null {
  const msg = typeof answer === 'object' && answer !== null && 'msg' in answer ? answer.msg : null;
  return typeof msg === 'string' && msg !== '' ? msg : null;
}

/** Data from the server: how long it is fresh, when it is asked for again, and what a write makes old. */
export function createQueryClient({ notify, reloadUser }: QueryClientDeps): QueryClient {
  const refresh = (tema: Tema) => Promise.all([client.invalidateQueries({ queryKey: [tema] }), ...(tema === 'sesion' ? [reloadUser()] : [])]);
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Two screens that show the same thing ask once; everything older is asked again, which costs a 304.
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        // Offline is an error with a retry like any other, not a wait without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    // Somebody may be held to something since a moment ago, as to a second factor that is demanded from now on.
    queryCache: new QueryCache({ onError: (error) => void (error instanceof ApiError && error.httpStatus === 403 && reloadUser()) }),
    mutationCache: new MutationCache({
      // Awaited: when a write is over for its screen, the screen already shows what it changed.
      onSuccess: async (answer, _values, _context, { meta }) => {
        const text = messageOf(answer);
        if (text !== null && !meta?.isToldElsewhere) notify(text);
        if (!meta) return;
        // The contract's table is large, and nobody writes before the first page is there. What was written is done: should the table
        // not come, everything is asked for again instead.
        const table = await import('@garita/api-client/changes').catch(() => null);
        if (table) await Promise.all(table.CHANGES[meta.operation].map(refresh));
        else await client.invalidateQueries();
      },
    }),
  });
  return client;
}
