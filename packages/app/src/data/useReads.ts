import type { ScreenState } from '@garita/ui/screens/ScreenState';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { toScreenState } from './toScreenState';

// biome-ignore lint/suspicious/noExplicitAny: of a query's four types only its data are asked for here.
type Query<Data = any> = UseQueryOptions<any, any, Data, any>;
/** What is shown is there: a query whose data may be missing has none yet. */
type DataOf<Queries> = {
  readonly [Name in keyof Queries]: Queries[Name] extends Query<infer Data>
    ? Exclude<Data, undefined>
    : never;
};

/**
 * What a screen that needs all of some reads shows (`toScreenState`).
 * @param queries always of the same names
 * @param isWanted false while nobody needs them yet, e.g. because a form is closed
 */
export function useReads<Queries extends Record<string, Query>>(
  queries: Queries,
  isWanted = true,
): ScreenState<DataOf<Queries>> {
  // `useQueries` takes lists of any length, which weighs 2 kB on the first page. These are as many each time, as the rule of hooks wants it.
  const results = Object.entries(queries).map(([name, query]) => [
    name,
    // biome-ignore lint/correctness/useHookAtTopLevel: see above.
    useQuery(isWanted ? query : { ...query, enabled: false }),
  ]);
  return toScreenState(Object.fromEntries(results)) as ScreenState<DataOf<Queries>>;
}
