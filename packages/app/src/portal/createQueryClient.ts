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
  /** A write changed the signed-in user or their rights. Never rejects. */
  reloadUser: () => Promise<void>;
  clearNotice: () => void;
}

/**
 * Network errors and 5xx are retried; a refusal would be the same again. A timeout is not retried:
 * the user has waited long enough and is asked.
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
  /** Errors that count as an answer and are cached as null. */
  readonly isNothing?: (error: unknown) => boolean;
  /** Poll interval while the stream is down. Milliseconds. */
  readonly poll?: number;
  /** Shortest interval between refetches because of changes. Milliseconds. */
  readonly cada?: number;
  /** Temas whose changes refetch the read at once, besides the ones that decide its answer. */
  readonly temas?: readonly Tema[];
  /** Whether hidden tabs refetch the read too. */
  readonly siempre?: boolean;
}

/** The meta of every write: the mutation cache handles the consequences of all. */
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

/** The query key holds operation and input (`data/read`), `pageParam` a page's fields. */
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
        // Two components that show the same data share one request; older data is revalidated,
        // which costs a 304.
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        // Offline is an error with a retry; by default the query would pause without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    // A 403 may mean a new obligation, such as a second factor: reload the user.
    queryCache: new QueryCache({
      onError: (error) => void (isRefused(error, 403) && reloadUser()),
    }),
    mutationCache: new MutationCache({
      onMutate: clearNotice,
      // The refetches are awaited: a write resolves only after its screen shows the new data.
      onSuccess: async (answer, _values, _context, { meta }) => {
        const text = messageOf(answer);
        if (text !== null && !meta?.isToldElsewhere) notify(text);
        await Promise.all(meta?.changes.map(refresh) ?? []);
        // Pending items depend on every tema; the write does not wait for them.
        void client.invalidateQueries({ queryKey: ['inicio' satisfies Tema] });
      },
      onError: async (error) => {
        // The user's rights have changed since the page was drawn: reload menu and buttons.
        if (isRefused(error, 403)) void reloadUser();
        // After 404 or 409, or when the result is unknown, any part of the screen may be outdated.
        // Refetch all before rejecting, so that the user sees the refusal beside the current data.
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
      // An observer computes its next poll only when its options are set.
      for (const { observers } of client.getQueryCache().getAll())
        for (const observer of observers) observer.setOptions(observer.options);
    },
  };
}
