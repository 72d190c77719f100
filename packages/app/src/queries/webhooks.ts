import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** How often deliveries are asked for: while something waits, its end is near; otherwise what happens adds to it now and then. Milliseconds. */
export const rhythmOf = (isWaiting: boolean | undefined): number => (isWaiting ? 2_000 : 30_000);

/** The webhooks. What is sent to them changes without anybody changing anything. */
export const webhooksQuery = () =>
  queryOptions({
    ...read('webhooks'),
    staleTime: 0,
    refetchInterval: ({ state }) => rhythmOf(state.data?.some(({ pendientes }) => pendientes > 0)),
  });
