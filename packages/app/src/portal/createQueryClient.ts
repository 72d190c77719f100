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
  api: ApiClient;
  notify: (texto: string) => void;
  /** Called after a write that changes the signed-in user, and after each 403. Never rejects. */
  reloadUser: () => Promise<void>;
  clearNotice: () => void;
}

/**
 * Whether a failed read is repeated: after a network error or 5xx. A refusal would be the same
 * again. After a timeout the user has already waited long, and decides about a retry.
 */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && !error.isTimeout && (error.isNetwork || error.httpStatus >= 500);

const isRefused = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.httpStatus);

function messageOf(answer: unknown): string | null {
  const msg = typeof answer === 'object' && answer !== null && 'msg' in answer ? answer.msg : null;
  return typeof msg === 'string' && msg !== '' ? msg : null;
}

export interface ReadMeta extends Record<string, unknown> {
  /** Whether an error counts as an answer, which is cached as null. */
  readonly isNothing?: (error: unknown) => boolean;
  /** The poll interval while the stream is down, in milliseconds. */
  readonly poll?: number;
  /** The shortest interval between two refetches because of changes, in milliseconds. */
  readonly cada?: number;
  /** Temas whose changes refetch the read at once, besides those in its `x-versions`. */
  readonly temas?: readonly Tema[];
  /** Whether hidden tabs refetch the read too. */
  readonly siempre?: boolean;
}

/** The `meta` of every write, from which the mutation cache knows what to do after it. */
export interface WriteMeta extends Record<string, unknown> {
  readonly changes: readonly Tema[];
  readonly isToldElsewhere?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    mutationMeta: WriteMeta;
  }
}

/**
 * The function that makes the reads. The query key holds the operation and the input (`data/read`);
 * `pageParam` holds the fields that select a page.
 */
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
        // For five seconds components that show the same data share one answer. Later components
        // request the data again, and a 304 says that the data has not changed.
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        // Without a connection a read fails and is retried. By default the query would pause
        // instead, and the screen would load without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    // A 403 may mean that the user has a new obligation, such as a second factor, so the user is
    // reloaded.
    queryCache: new QueryCache({
      onError: (error) => void (isRefused(error, 403) && reloadUser()),
    }),
    mutationCache: new MutationCache({
      onMutate: clearNotice,
      // The refetches are awaited, so that a write resolves only after the screen has the new data.
      onSuccess: async (answer, _values, _context, { meta }) => {
        const text = messageOf(answer);
        if (text !== null && !meta?.isToldElsewhere) notify(text);
        await Promise.all(meta?.changes.map(refresh) ?? []);
        // The pending items depend on every tema. The write does not wait for their refetch.
        void client.invalidateQueries({ queryKey: ['inicio' satisfies Tema] });
      },
      onError: async (error) => {
        // The user's permissions have changed since the page was rendered. Reloading the user
        // updates menu and buttons.
        if (isRefused(error, 403)) void reloadUser();
        // After 404 or 409, or when the result is unknown, any part of the screen may be outdated.
        // All data on screen is refetched first, so that the user sees the refusal beside the
        // current data.
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
      // An observer computes the time of its next poll only when its options are set.
      for (const { observers } of client.getQueryCache().getAll())
        for (const observer of observers) observer.setOptions(observer.options);
    },
  };
}
