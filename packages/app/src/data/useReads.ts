import type { ScreenState } from '@garita/ui/screens/ScreenState';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { toScreenState } from './toScreenState';

// biome-ignore lint/suspicious/noExplicitAny: only the data type of a query matters here.
type Query<Data = any> = UseQueryOptions<any, any, Data, any>;
/** The data of each query. A loaded query has data, so the type excludes `undefined`. */
type DataOf<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends Query<infer Data>
    ? Exclude<Data, undefined>
    : never;
};

/**
 * One state for several reads. Its data has the names of `queries`. @param queries must have the
 * same names at every render
 * @param isWanted false while the answers are not needed, e.g. while a form is closed
 */
export function useReads<Queries extends Record<string, Query>>(
  queries: Queries,
  isWanted = true,
): ScreenState<DataOf<Queries>> {
  // `useQueries` would add 2 kB to the first page. The number of queries is constant, as the rule
  // of hooks requires.
  const results = Object.entries(queries).map(([name, query]) => [
    name,
    // biome-ignore lint/correctness/useHookAtTopLevel: see above.
    useQuery(isWanted ? query : { ...query, enabled: false }),
  ]);
  return toScreenState(Object.fromEntries(results)) as ScreenState<DataOf<Queries>>;
}
