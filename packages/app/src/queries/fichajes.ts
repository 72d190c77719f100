import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** How often both lists are asked for: a manager may close what somebody looks at. Between answers the minutes run on here. */
const EVERY_MS = 30_000;

/** One's own records. */
export const fichajesQuery = () =>
  queryOptions({
    queryKey: queryKey('fichajes', 'getFichajes'),
    queryFn: ({ signal }) => unwrap(api.GET('/getFichajes', { signal })),
    refetchInterval: EVERY_MS,
  });

/** Who is clocked in. */
export const fichajesActivosQuery = () =>
  queryOptions({
    queryKey: queryKey('fichajes', 'getFichajesActivos'),
    queryFn: ({ signal }) => unwrap(api.GET('/getFichajesActivos', { signal })),
    refetchInterval: EVERY_MS,
  });
