import { unwrap } from '@garita/api-client/createClient';
import type { AgenciaValues } from '@garita/domain/agencia/agencia.rules';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { isWorthRetrying } from '../data/createQueryClient';
import { isSinConfigurar } from '../data/isSinConfigurar';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** The agency's settings: they change about never. */
export const configuracionQuery = () =>
  queryOptions({
    queryKey: queryKey('agencia', 'configuracion'),
    queryFn: ({ signal }) => unwrap(api.GET('/configuracion', { signal })),
    staleTime: 10 * 60_000,
    // That there is no agency yet is an answer, not a hiccup.
    retry: (failures, error) => failures < 2 && isWorthRetrying(error) && !isSinConfigurar(error),
  });

/** Sets the agency up with the secret of the owner's link. */
export const prepararAgencia = () =>
  writeOptions(
    'setUpAgencia',
    ({ referido: _, ...body }: AgenciaValues & { enlace: string; escalafon: 'policia' | 'seguridad' }) => unwrap(api.POST('/ext/agencia', { body })),
    { isToldElsewhere: true },
  );
