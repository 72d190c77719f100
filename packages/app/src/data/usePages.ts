import { ApiError } from '@garita/api-client/ApiError';
import { SERVICIO } from '@garita/domain/reglas/textos';
import type { ReadyState, ScreenState } from '@garita/ui/screens/ScreenState';
import {
  type DefaultError,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type QueryLike, toScreenState } from './toScreenState';

type Page = { readonly antes?: number };
type PagesQuery<Rows> = UseInfiniteQueryOptions<Rows, DefaultError, Rows, QueryKey, Page>;

interface Pages<Rows> {
  readonly query: QueryLike<Rows>;
  /** Loads more rows; undefined when all rows are loaded. */
  readonly more: ReadyState<unknown>['more'];
}

export function usePages<Rows>(options: PagesQuery<Rows>): Pages<Rows> {
  const {
    data,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useInfiniteQuery(options);
  const failure = error instanceof ApiError ? error.message : SERVICIO.noDisponible;
  const more = {
    onMore: () => void fetchNextPage(),
    isLoading: isFetchingNextPage,
    error: isFetchNextPageError ? failure : null,
  };
  return { query: { data, error, refetch }, more: hasNextPage ? more : undefined };
}

/**
 * The state of a screen that shows a list in pages.
 * @param others further queries of the screen
 */
export function useList<
  Name extends string,
  Rows,
  Others extends Record<string, QueryLike<unknown>>,
>(
  name: Name,
  options: PagesQuery<Rows>,
  others?: Others,
): ScreenState<
  { readonly [Key in Name]: Rows } & {
    readonly [Key in keyof Others]: Others[Key] extends QueryLike<infer Data> ? Data : never;
  }
> {
  const { query, more } = usePages(options);
  return toScreenState({ [name]: query, ...others }, more) as never;
}
