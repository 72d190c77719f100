import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** One's own second factors. */
export const misFactoresQuery = () =>
  queryOptions({ queryKey: queryKey('factores', 'misFactores'), queryFn: ({ signal }) => unwrap(api.GET('/ext/factores', { signal })) });

/** Of whom a second factor is demanded; the owner alone may ask. */
export const exigenciaQuery = () =>
  queryOptions({ queryKey: queryKey('factores', 'factorExigido'), queryFn: ({ signal }) => unwrap(api.GET('/ext/factores/exigencia', { signal })) });
