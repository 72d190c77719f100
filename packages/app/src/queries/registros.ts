import { unwrap } from '@garita/api-client/createClient';
import { claveOf } from '@garita/domain/registros/claveOf';
import { type Modulo, REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { Registros } from '@garita/ui/screens/registros/RegistrosScreenProps';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { queryKey } from '../data/read';
import { api } from '../portal/api';

/** One log page by page, the newest first, or what is found of a word in it; kept under the log's name. */
export const registroQuery = (modulo: Modulo, palabra: string) =>
  infiniteQueryOptions({
    queryKey: queryKey('registros', 'getLogPorPalabra', { modulo, palabra }),
    queryFn: ({ signal, pageParam }) =>
      unwrap(
        api.POST('/getLog', {
          signal,
          body: { modulo, palabra, ...(pageParam && { despues: pageParam }) },
        }),
      ),
    initialPageParam: null as ReturnType<typeof claveOf> | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === REGISTROS_MAXIMO ? claveOf(last) : null;
    },
    // The contract cannot say that a log's entries are those of its name.
    select: ({ pages }) => ({ [modulo]: pages.flat() }) as Partial<Registros>,
  });
