import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/**
 * The refetch interval of the deliveries in milliseconds. It is short while a delivery is pending.
 */
export const rhythmOf = (isWaiting: boolean | undefined): number => (isWaiting ? 2_000 : 30_000);

/** The webhooks. Always stale, since their deliveries change without a write. */
export const webhooksQuery = () =>
  queryOptions({
    ...read('webhooks'),
    staleTime: 0,
    refetchInterval: ({ state }) => rhythmOf(state.data?.some(({ pendientes }) => pendientes > 0)),
  });
