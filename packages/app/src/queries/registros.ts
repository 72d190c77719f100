import type { Modulo } from '@garita/domain/registros/modulos';
import type { Registros } from '@garita/ui/screens/registros/RegistrosScreenProps';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../data/read';

/** The newest of every log. */
export const registrosQuery = () => read('registros', 'getLog', 'GET /getLog');

/** What is found of a word in one log, kept under the log's name as the others are. */
export const buscarRegistroQuery = (modulo: Modulo, palabra: string) =>
  queryOptions({
    ...read('registros', 'getLogPorPalabra', 'POST /getLog', { modulo, palabra }),
    // The contract cannot say that a log's entries are those of its name.
    select: (entradas) => ({ [modulo]: entradas }) as Partial<Registros>,
  });
