import { unwrap } from '@garita/api-client/createClient';
import type { Modulo } from '@garita/domain/registros/modulos';
import type { Registros } from '@garita/ui/screens/registros/RegistrosScreen';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

/** The newest of every log. */
export const registrosQuery = () =>
  queryOptions({
    queryKey: queryKey('registros', 'getLog'),
    queryFn: ({ signal }) => unwrap(api.GET('/getLog', { signal })),
  });

/** What is found of a word in one log, kept under the log's name as the others are. */
export const buscarRegistroQuery = (modulo: Modulo, palabra: string) =>
  queryOptions({
    queryKey: queryKey('registros', 'getLogPorPalabra', modulo, palabra),
    // The contract cannot say that a log's entries are those of its name.
    queryFn: async ({ signal }) => ({ [modulo]: await unwrap(api.POST('/getLog', { signal, body: { modulo, palabra } })) }) as Partial<Registros>,
  });
