import { unwrap } from '@garita/api-client/createClient';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** The signatures in use. */
export const firmasQuery = () =>
  queryOptions({
    queryKey: queryKey('firmas', 'getAllFirmas'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAllFirmas', { signal })),
  });

/** Sets a person's signature. */
export const ponerFirma = () => writeOptions('addFirma', (body: { firma: string; id: number }) => unwrap(api.POST('/addFirma', { body })));
