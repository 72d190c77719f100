import { ApiError } from '@garita/api-client/ApiError';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { awaitPortal } from './awaitPortal';

/**
 * Statuses of a proxy that cannot reach the portal, and of a portal that is starting or has no
 * database.
 */
const AWAY: readonly number[] = [502, 503, 504];

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.isNetwork || AWAY.includes(error.httpStatus));

/** A read that the page shows as failed because the portal did not answer. */
const isFailed = (query: Query): boolean =>
  query.isActive() && query.state.data === undefined && isUnanswered(query.state.error);

/**
 * Waits until the portal answers again, and then refetches the reads that failed. The error page
 * disappears without a press.
 */
export function recoverReads(client: QueryClient, untilAnswers: typeof awaitPortal): void {
  const cache = client.getQueryCache();
  const never = new AbortController().signal;
  let isWaiting = false;
  let failures = 0;
  const look = (): void => {
    if (isWaiting || client.isFetching() > 0) return;
    if (!cache.getAll().some(isFailed)) {
      failures = 0;
      return;
    }
    isWaiting = true;
    void untilAnswers(never, failures).then(() => {
      isWaiting = false;
      failures += 1;
      return client.refetchQueries({ predicate: isFailed });
    });
  };
  cache.subscribe(look);
}
