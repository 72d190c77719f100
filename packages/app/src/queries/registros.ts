import type { CallAnswer } from '@garita/api-client/call';
import { claveOf } from '@garita/domain/registros/claveOf';
import { type Modulo, REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { Registros } from '@garita/ui/screens/registros/RegistrosScreenProps';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { queryKey } from '../data/read';

type Pagina = CallAnswer<'getLogPorPalabra'>;
type Parte = { readonly despues?: ReturnType<typeof claveOf> };

/** One of the logs in pages, newest first, and filtered if `palabra` is not empty. */
export const registroQuery = (modulo: Modulo, palabra: string) =>
  infiniteQueryOptions<Pagina, Error, Partial<Registros>, QueryKey, Parte>({
    queryKey: queryKey('getLogPorPalabra', { modulo, palabra }),
    initialPageParam: {},
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === REGISTROS_MAXIMO ? { despues: claveOf(last) } : null;
    },
    // The contract cannot express that the entries' type depends on the log's name.
    select: ({ pages }) => ({ [modulo]: pages.flat() }),
  });
