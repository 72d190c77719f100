import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The categories with all that can be edited. */
export const categoriasEditablesQuery = () =>
  queryOptions({
    queryKey: queryKey('mantenimiento', 'allInfoRank'),
    queryFn: ({ signal }) => unwrap(api.GET('/allInfoRank', { signal })),
  });

/** The missions in ladder order. */
export const misionesEditablesQuery = () =>
  queryOptions({
    queryKey: queryKey('mantenimiento', 'allInfoMision'),
    queryFn: ({ signal }) => unwrap(api.GET('/allInfoMision', { signal })),
  });
