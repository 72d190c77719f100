import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Others call the roll and close sessions meanwhile. What has not changed is not sent again. */
const EVERY_MS = 30_000;

/** The roll calls held. */
export const pasesQuery = () =>
  queryOptions({
    queryKey: queryKey('paselista', 'paseListas'),
    queryFn: ({ signal }) => unwrap(api.GET('/paseListas', { signal })),
    refetchInterval: EVERY_MS,
  });

/** Whether the last roll call is too recent for another. */
export const isPaseListaQuery = () =>
  queryOptions({
    queryKey: queryKey('paselista', 'isPaseLista'),
    queryFn: ({ signal }) => unwrap(api.GET('/isPaseLista', { signal })),
    refetchInterval: EVERY_MS,
  });

/** The sessions that a roll call covers. Never an old list: what is done in Tiempos changes it. */
export const timesListaQuery = () =>
  queryOptions({
    queryKey: queryKey('paselista', 'getTimesLista'),
    queryFn: ({ signal }) => unwrap(api.GET('/getTimesLista', { signal })),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
