import { ApiError } from '@garita/api-client/ApiError';
import type { OperationId } from '@garita/api-client/access';
import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import type { Tema } from '@garita/domain/temas';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query';
import type { Portal } from './PortalContext';

export interface QueryClientDeps {
  /** Where reads are asked for. */
  api: ApiClient;
  /** Shows what the server says of a write that succeeded. */
  notify: (texto: string) => void;
  /** A write changed the person who is signed in, or what they may do has changed. Never rejects. */
  reloadUser: () => Promise<void>;
  /** Takes away what was said of an earlier try. */
  clearNotice: () => void;
}

/**
 * A refusal will be the same the second time; a broken connection or a server that is being restarted will not. Whoever has waited in vain has waited long
 * enough, and is asked.
 */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && !error.isTimeout && (error.isNetwork || error.httpStatus >= 500);

const isRefused = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.httpStatus);

function messageOf(answer: unknown): string | null {
  const msg = typeof answer === 'object' && answer !== null && 'msg' in answer ? answer.msg : null;
  return typeof msg === 'string' && msg !== '' ? msg : null;
}

/** What a read says of itself (`data/read`). */
export interface ReadMeta extends Record<string, unknown> {
  /** Which failure is an answer like any other, and is kept as null. */
  readonly isNothing?: (error: unknown) => boolean;
  /** How often it is asked for while nobody tells of changes. Milliseconds. */
  readonly poll?: number;
  /** How often, at most, it is asked for because something may have changed it. Milliseconds. */
  readonly cada?: number;
  /** Temas that have it asked for at once, besides those that decide its answer. */
  readonly temas?: readonly Tema[];
  /** It is told to a person also while they look elsewhere. */
  readonly siempre?: boolean;
}

/** What every write carries, so that one place knows what follows from it. */
export interface WriteMeta extends Record<string, unknown> {
  /** The temas that it changes. */
  readonly changes: readonly Tema[];
  /** What the server says of it is shown in a better place than a brief notice. */
  readonly isToldElsewhere?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    mutationMeta: WriteMeta;
  }
}

/** How every read is made: by the name and the fields that it is kept under (`data/read`), and for a page those of the page. */
const createReader =
  (api: ApiClient): QueryFunction<unknown, QueryKey, object> =>
  async ({ queryKey: [, operation, input], pageParam, meta, signal }) => {
    try {
      const fields = { ...(input as object), ...pageParam };
      return await call(api, operation as OperationId, fields as never, { signal });
    } catch (error) {
      if (meta?.isNothing?.(error)) return null;
      throw error;
    }
  };

/** Data from the server: how long it is fresh, when it is asked for again, and what a write makes old. */
export function createQueryClient({ api, notify, reloadUser, clearNotice }: QueryClientDeps): {
  client: QueryClient;
  setTold: Portal['setTold'];
} {
  let isTold = false;
  const refresh = (tema: Tema) =>
    Promise.all([
      client.invalidateQueries({ queryKey: [tema] }),
      ...(tema === 'sesion' ? [reloadUser()] : []),
    ]);
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createReader(api) as QueryFunction,
        refetchInterval: ({ meta }) => (!isTold && meta?.poll) || false,
        // Two screens that show the same thing ask once; everything older is asked again, which costs a 304.
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        // Offline is an error with a retry like any other, not a wait without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    // Somebody may be held to something since a moment ago, as to a second factor that is demanded from now on.
    queryCache: new QueryCache({
      onError: (error) => void (isRefused(error, 403) && reloadUser()),
    }),
    mutationCache: new MutationCache({
      onMutate: clearNotice,
      // Awaited: when a write is over for its screen, the screen already shows what it changed.
      onSuccess: async (answer, _values, _context, { meta }) => {
        const text = messageOf(answer);
        if (text !== null && !meta?.isToldElsewhere) notify(text);
        await Promise.all(meta?.changes.map(refresh) ?? []);
        // What waits for somebody, and where they stand, is made of every tema; nobody waits for it.
        void client.invalidateQueries({ queryKey: ['inicio' satisfies Tema] });
      },
      onError: async (error) => {
        // What they may do has changed since the page was drawn: menu and buttons follow.
        if (isRefused(error, 403)) void reloadUser();
        // Refused because of how things stand, what is on screen is old, whichever part of it: the refusal is told together with what is there now.
        // Nor is it known to be true where nobody can say whether the write was done: the person is told to look.
        if (isRefused(error, 404, 409) || (error instanceof ApiError && error.isUnknown))
          await client.invalidateQueries();
      },
    }),
  });
  return {
    client,
    setTold(told) {
      if (isTold === told) return;
      isTold = told;
      // Each reckons when it asks next only as something happens to it.
      for (const { observers } of client.getQueryCache().getAll())
        for (const observer of observers) observer.setOptions(observer.options);
    },
  };
}
