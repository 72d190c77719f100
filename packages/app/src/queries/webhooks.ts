import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** Refetch interval of deliveries, in milliseconds: short while one is pending. */
export const rhythmOf = (isWaiting: boolean | undefined): number => (isWaiting ? 2_000 : 30_000);

/** The webhooks; always stale, since deliveries change without a write. */
export const webhooksQuery = () =>
  queryOptions({
    ...read('webhooks'),
    staleTime: 0,
    refetchInterval: ({ state }) => rhythmOf(state.data?.some(({ pendientes }) => pendientes > 0)),
  });
