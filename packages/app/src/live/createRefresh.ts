import { VERSIONS } from '@garita/api-client/versions';
import type { Tema } from '@garita/domain/temas';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Refetches of all viewers of the same data are spread over this time. Milliseconds. */
const SPREAD_MS = 300;

export interface RefreshDeps {
  readonly client: QueryClient;
  readonly random: () => number;
  readonly now: () => number;
  readonly isVisible: () => boolean;
  /** @returns a function that cancels the work */
  readonly later: (ms: number, work: () => void) => () => void;
}

/** Temas that decide the read's answer, besides its own; null where the contract lists none. */
const versionsOf = ({ queryKey }: Query): readonly Tema[] | null =>
  (VERSIONS as Readonly<Record<string, readonly Tema[]>>)[String(queryKey[1])] ?? null;
/** Temas whose changes refetch the read at once. */
const urgentOf = ({ meta }: Query): readonly Tema[] =>
  Array.isArray(meta?.temas) ? meta.temas : [];
/** The read's shortest refetch interval, in milliseconds; null without one. */
const rhythmOf = ({ meta }: Query): number | null =>
  typeof meta?.cada === 'number' ? meta.cada : null;

const isAlways = ({ meta }: Query): boolean => meta?.siempre === true;

/** A visible tab refetches changed data at once, a hidden tab on return. */
export function createRefresh({ client, random, now, isVisible, later }: RefreshDeps) {
  const moved = new Set<Tema>();
  const waits = new Map<string, () => void>();
  let stopFlush: (() => void) | null = null;

  const refetchType = () => (isVisible() ? 'active' : 'none');
  const isAbout = (query: Query): boolean =>
    [query.queryKey[0] as Tema, ...(versionsOf(query) ?? []), ...urgentOf(query)].some((tema) =>
      moved.has(tema),
    );

  /** Queries that may have changed are refetched at most once per interval. */
  const askInTurn = (query: Query): void => {
    const cada = rhythmOf(query);
    if (cada === null || waits.has(query.queryHash)) return;
    const { dataUpdatedAt } = query.state;
    const stop = later(Math.max(0, dataUpdatedAt + cada - now()), () => {
      waits.delete(query.queryHash);
      // If refetched meanwhile, the query is already newer than the change.
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
