import type { ScreenState } from '@garita/ui/screens/ScreenState';
import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { type QueryLike, toScreenState } from './toScreenState';

// biome-ignore lint/suspicious/noExplicitAny: of a query's four types only its data are asked for here.
type Query<Data = any> = UseQueryOptions<any, any, Data, any>;
/** What is shown is there: a query whose data may be missing has none yet. */
type DataOf<Queries> = { readonly [Name in keyof Queries]: Queries[Name] extends Query<infer Data> ? Exclude<Data, undefined> : never };

/**
 * What a screen that needs all of some reads shows (`toScreenState`).
 * @param isWanted false while nobody needs them yet, e.g. because a form is closed
 */
export function useReads<Queries extends Record<string, Query>>(queries: Queries, isWanted = true): ScreenState<DataOf<Queries>> {
  const results = useQueries({ queries: Object.values(queries).map((query) => (isWanted ? query : { ...query, enabled: false })) });
  const named = Object.fromEntries(Object.keys(queries).map((name, index) => [name, results[index] as QueryLike<unknown>]));
  return toScreenState(named) as ScreenState<DataOf<Queries>>;
}
