import { VERSIONS } from '@garita/api-client/versions';
import type { Tema } from '@garita/domain/temas';
import type { Query, QueryClient } from '@tanstack/react-query';

/** All who look at the same ask again within this, not at once. Milliseconds. */
const SPREAD_MS = 300;

export interface RefreshDeps {
  readonly client: QueryClient;
  readonly random: () => number;
  readonly now: () => number;
  readonly isVisible: () => boolean;
  /** @returns takes it back */
  readonly later: (ms: number, work: () => void) => () => void;
}

/** What decides a read's answer besides its own tema; null where the contract does not say. */
const versionsOf = ({ queryKey }: Query): readonly Tema[] | null =>
  (VERSIONS as Readonly<Record<string, readonly Tema[]>>)[String(queryKey[1])] ?? null;
/** Which temas have it asked for at once all the same, though they are not all that decide it. */
const urgentOf = ({ meta }: Query): readonly Tema[] =>
  Array.isArray(meta?.temas) ? meta.temas : [];
/** How often it is asked by the clock, in milliseconds; null for what is not. */
const rhythmOf = ({ meta }: Query): number | null =>
  typeof meta?.cada === 'number' ? meta.cada : null;

/** Of what is told to a person also while they look elsewhere. */
const isAlways = ({ meta }: Query): boolean => meta?.siempre === true;

/** Has what moved asked for again: at once by who is looking, and when they come back by who is not. */
export function createRefresh({ client, random, now, isVisible, later }: RefreshDeps) {
  const moved = new Set<Tema>();
  const waits = new Map<string, () => void>();
  let stopFlush: (() => void) | null = null;

  const refetchType = () => (isVisible() ? 'active' : 'none');
  const isAbout = (query: Query): boolean =>
    [query.queryKey[0] as Tema, ...(versionsOf(query) ?? []), ...urgentOf(query)].some((tema) =>
      moved.has(tema),
    );

  /** What may have moved is asked for no more often than by the clock, and once. */
  const askInTurn = (query: Query): void => {
    const cada = rhythmOf(query);
    if (cada === null || waits.has(query.queryHash)) return;
    const { dataUpdatedAt } = query.state;
    const stop = later(Math.max(0, dataUpdatedAt + cada - now()), () => {
      waits.delete(query.queryHash);
      // Asked for meanwhile, it is newer than what it waited for.
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
    /** From now on changes are told: what was read before that, and by the clock until now, is asked for once more in its turn. */
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
