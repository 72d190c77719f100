import { VERSIONS } from '@garita/api-client/versions';
import type { Tema } from '@garita/domain/temas';
import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * The maximum random wait of a page before it refetches changed data, in milliseconds. The waits
 * differ, so that not all viewers refetch at once.
 */
const SPREAD_MS = 300;

export interface RefreshDeps {
  readonly client: QueryClient;
  readonly random: () => number;
  readonly now: () => number;
  readonly isVisible: () => boolean;
  /** Runs the work after `ms` milliseconds. @returns a function that cancels it */
  readonly later: (ms: number, work: () => void) => () => void;
}

/**
 * The temas whose changes change the read's answer (`x-versions`); null if the contract lists none
 * for this read.
 */
const versionsOf = ({ queryKey }: Query): readonly Tema[] | null =>
  (VERSIONS as Readonly<Record<string, readonly Tema[]>>)[String(queryKey[1])] ?? null;
/** Temas whose changes refetch the read at once. */
const urgentOf = ({ meta }: Query): readonly Tema[] =>
  Array.isArray(meta?.temas) ? meta.temas : [];
/**
 * The shortest interval between two refetches of the read, in milliseconds. null if only its temas
 * refetch it.
 */
const rhythmOf = ({ meta }: Query): number | null =>
  typeof meta?.cada === 'number' ? meta.cada : null;

const isAlways = ({ meta }: Query): boolean => meta?.siempre === true;

/**
 * Refetches the data that the change stream reports as changed. A visible tab does so within
 * `SPREAD_MS`, and a hidden tab when it becomes visible. A hidden tab also refetches reads with
 * `meta.siempre` within `SPREAD_MS`.
 */
export function createRefresh({ client, random, now, isVisible, later }: RefreshDeps) {
  const moved = new Set<Tema>();
  const waits = new Map<string, () => void>();
  let stopFlush: (() => void) | null = null;

  const refetchType = () => (isVisible() ? 'active' : 'none');
  const isAbout = (query: Query): boolean =>
    [query.queryKey[0] as Tema, ...(versionsOf(query) ?? []), ...urgentOf(query)].some((tema) =>
      moved.has(tema),
    );

  /** Refetches a query that may have changed, at most once per interval. */
  const askInTurn = (query: Query): void => {
    const cada = rhythmOf(query);
    if (cada === null || waits.has(query.queryHash)) return;
    const { dataUpdatedAt } = query.state;
    const stop = later(Math.max(0, dataUpdatedAt + cada - now()), () => {
      waits.delete(query.queryHash);
      // A query that was refetched meanwhile is already newer than the change.
      if (query.state.dataUpdatedAt === dataUpdatedAt)
        void client.invalidateQueries({
          queryKey: query.queryKey,
          exact: true,
          refetchType: refetchType(),
        });
    });
    waits.set(query.queryHash, stop);
  };

  const flush = (): void => {
    stopFlush = null;
    const temas = new Set(moved);
    for (const query of client.getQueryCache().getAll()) {
      if (query.isActive() && !isAbout(query) && versionsOf(query) === null) askInTurn(query);
    }
    void client.invalidateQueries({ predicate: isAbout, refetchType: refetchType() });
    if (!isVisible())
      void client.refetchQueries({
        type: 'active',
        predicate: (query) => isAbout(query) && isAlways(query),
      });
    for (const tema of temas) moved.delete(tema);
  };

  return {
    onMoved(temas: readonly Tema[]): void {
      for (const tema of temas) moved.add(tema);
      stopFlush ??= later(random() * SPREAD_MS, flush);
    },
    /** Refetches data read before the stream opened, each query within its interval. */
    onOpen(): void {
      for (const query of client.getQueryCache().getAll()) if (query.isActive()) askInTurn(query);
    },
    stop(): void {
      stopFlush?.();
      for (const stop of waits.values()) stop();
      waits.clear();
    },
  };
}
