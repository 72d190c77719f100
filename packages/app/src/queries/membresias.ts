import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The memberships on offer. */
export const catalogoQuery = () =>
  queryOptions({
    queryKey: queryKey('membresias', 'getMembresias'),
    queryFn: ({ signal }) => unwrap(api.GET('/getMembresias', { signal })),
  });

/** The memberships sold. */
export const membresiasVendidasQuery = () =>
  queryOptions({
    queryKey: queryKey('membresias', 'allMembership'),
    queryFn: ({ signal }) => unwrap(api.GET('/allMembership', { signal })),
  });
