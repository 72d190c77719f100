import { ApiError } from '@garita/api-client/ApiError';
import { SERVICIO } from '@garita/domain/reglas/textos';
import type { ReadyState, ScreenState } from '@garita/ui/screens/ScreenState';

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

export const isNotFound = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.httpStatus === 404;

/**
 * The state of a screen. After a failed refetch the loaded data stays visible, except after a 403:
 * the screen is then `forbidden`. The query client refetches when the window gets the focus.
 * @param more loads older rows of a paged list
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

/**
 * As `toScreenState`, but a 404 becomes `notFound` with the server's text, for example at an old
 * address.
 */
export function toFoundState<Queries extends Record<string, QueryLike<unknown>>>(
  queries: Queries,
): ScreenState<DataOf<Queries>> | { readonly kind: 'notFound'; readonly texto: string } {
  const missing = Object.values(queries).find(({ error }) => isNotFound(error));
  return missing?.error
    ? { kind: 'notFound', texto: missing.error.message }
    : toScreenState(queries);
}
