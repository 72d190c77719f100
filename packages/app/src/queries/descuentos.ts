import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The discount codes that can be used. */
export const descuentosQuery = () =>
  queryOptions({
    queryKey: queryKey('descuentos', 'getAllDescuentos'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllDescuentos', { signal })),
  });

/** What a code is worth, whatever its case; asked for anew each time, since it may have been deleted. */
export const descuentoQuery = (code: string) =>
  queryOptions({
    queryKey: queryKey('descuentos', 'getDescuento', code),
    queryFn: ({ signal }) => unwrap(api.POST('/getDescuento', { signal, body: { code } })),
    staleTime: 0,
  });
