import { ApiError } from '@garita/api-client/ApiError';
import { SERVICIO } from '@garita/domain/reglas/textos';
import type { ReadyState, ScreenState } from '@garita/ui/screens/ScreenState';

/** What we need of a query's result; TanStack's fits. */
export interface QueryLike<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

type DataOf<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends QueryLike<infer Data> ? Data : never;
};

const isForbidden = (error: Error | null): boolean =>
  error instanceof ApiError && error.httpStatus === 403;

/** Whether what was asked for does not exist. */
export const isNotFound = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.httpStatus === 404;

/**
 * What a screen that needs all of some queries shows. Data that is there is shown even when fetching it again has failed: old figures
 * beat an error page, and the next look at the page asks again.
 * @param more how to ask for the rest of a list of which these are the newest rows
 */
export function toScreenState<Queries extends Record<string, QueryLike<unknown>>>(
  queries: Queries,
  more?: ReadyState<unknown>['more'],
): ScreenState<DataOf<Queries>> {
  const all = Object.values(queries);
  if (all.some(({ error }) => isForbidden(error))) return { kind: 'forbidden' };
  const failed = all.filter(({ data, error }) => data === undefined && error !== null);
  const [first] = failed;
  if (first) {
    const onRetry = () => {
      for (const query of failed) query.refetch();
    };
    return {
      kind: 'error',
      error: first.error instanceof ApiError ? first.error.message : SERVICIO.noDisponible,
      onRetry,
    };
  }
  if (all.some(({ data }) => data === undefined)) return { kind: 'loading' };
  return {
    kind: 'ready',
    more,
    data: Object.fromEntries(
      Object.entries(queries).map(([name, { data }]) => [name, data]),
    ) as DataOf<Queries>,
  };
}

/** The same for what may not exist at all, e.g. because the address is old; then it says so in words for people. */
export function toFoundState<Queries extends Record<string, QueryLike<unknown>>>(
  queries: Queries,
): ScreenState<DataOf<Queries>> | { readonly kind: 'notFound'; readonly texto: string } {
  const missing = Object.values(queries).find(({ error }) => isNotFound(error));
  return missing?.error
    ? { kind: 'notFound', texto: missing.error.message }
    : toScreenState(queries);
}
