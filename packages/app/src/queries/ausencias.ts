import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The agency's day. */
export const hoyQuery = () =>
  queryOptions({
    queryKey: queryKey('ausencias', 'getHoy'),
    queryFn: ({ signal }) => unwrap(api.GET('/getHoy', { signal })),
    select: ({ hoy }) => hoy,
  });

/** One's own absences. */
export const misAusenciasQuery = () =>
  queryOptions({
    queryKey: queryKey('ausencias', 'getMyAusencias'),
    queryFn: ({ signal }) => unwrap(api.GET('/getMyAusencias', { signal })),
  });

/** Everybody's absences. */
export const ausenciasQuery = () =>
  queryOptions({
    queryKey: queryKey('ausencias', 'getAusencias'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAusencias', { signal })),
  });
