import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** People who share an address. */
export const clonesQuery = () =>
  queryOptions({
    queryKey: queryKey('clones', 'getAllClones'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllClones', { signal })),
  });

/** The people who may. */
export const permitidosQuery = () =>
  queryOptions({
    queryKey: queryKey('clones', 'getWhiteList'),
    queryFn: ({ signal }) => unwrap(api.GET('/getWhiteList', { signal })),
  });
