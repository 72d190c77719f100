import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Those who run the agency. */
export const adminsQuery = () =>
  queryOptions({
    queryKey: queryKey('equipo', 'admins'),
    queryFn: ({ signal }) => unwrap(api.GET('/admins', { signal })),
  });

/** Every rank and every active person. */
export const equipoQuery = () =>
  queryOptions({
    queryKey: queryKey('equipo', 'rangosEquipo'),
    queryFn: ({ signal }) => unwrap(api.GET('/rangosEquipo', { signal })),
  });

/** What everybody has done since Monday. */
export const semanaQuery = () =>
  queryOptions({
    queryKey: queryKey('equipo', 'nominaWeek'),
    queryFn: ({ signal }) => unwrap(api.GET('/nominaWeek', { signal })),
  });
