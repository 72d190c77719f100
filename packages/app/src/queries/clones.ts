import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

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

/** Puts a person on the allowed list or takes them off it. */
export const permitirClon = () =>
  writeOptions('actionWhite', ({ id, permitido }: { readonly id: number; readonly permitido: boolean }) =>
    unwrap(api.POST('/actionWhite', { body: { user: id, op: permitido ? 1 : 0 } })),
  );
