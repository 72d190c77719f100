import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** Who holds codes of their own; the wire gives the codes themselves besides, which we know. */
export const excepcionesQuery = () =>
  queryOptions({
    queryKey: queryKey('excepciones', 'getExcepciones'),
    queryFn: ({ signal }) => unwrap(api.GET('/getExcepciones', { signal })),
    select: ([excepciones]) => excepciones,
  });
