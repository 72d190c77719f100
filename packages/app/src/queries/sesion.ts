import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The code of this connection; asked for each time that somebody wants to register, since it changes with the connection. */
export const ipdetectQuery = () =>
  queryOptions({
    queryKey: queryKey('sesion', 'ipdetect'),
    queryFn: ({ signal }) => unwrap(api.GET('/ipdetect', { signal })),
    staleTime: 0,
  });

/** Where the person is signed in. */
export const sesionesQuery = () =>
  queryOptions({
    queryKey: queryKey('sesion', 'sesiones'),
    queryFn: ({ signal }) => unwrap(api.GET('/ext/sesiones', { signal })),
  });
