import { unwrap } from '@garita/api-client/createClient';
import { joinNomina } from '@garita/domain/nomina/joinNomina';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The open pay period, its three arrays joined to one row a person. */
export const nominaQuery = () =>
  queryOptions({
    queryKey: queryKey('nomina', 'allNomina'),
    queryFn: ({ signal }) => unwrap(api.GET('/allNomina', { signal })),
    select: joinNomina,
  });
