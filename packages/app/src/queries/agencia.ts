import type { components } from '@garita/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { isSinConfigurar } from '../data/isSinConfigurar';
import { queryKey } from '../data/read';

type Configuracion = components['schemas']['Configuracion'];

/** The settings; null while nobody has set the agency up, which is an answer like any other and not a failure to be tried again. */
const asked = queryOptions<Configuracion | null>({
  queryKey: queryKey('configuracion'),
  meta: { isNothing: isSinConfigurar },
  // They change about never; but that there are none may be over at any moment.
  staleTime: ({ state }) => (state.data === null ? 0 : 10 * 60_000),
});

/** The agency's settings. */
export const configuracionQuery = () =>
  queryOptions({
    ...asked,
    select: (configuracion): Configuracion | undefined => configuracion ?? undefined,
  });

/** Whether the agency has been set up. */
export const isConfiguradaQuery = () =>
  queryOptions({ ...asked, select: (configuracion) => configuracion !== null });
