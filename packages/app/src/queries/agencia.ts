import type { components } from '@garita/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { isSinConfigurar } from '../data/isSinConfigurar';
import { queryKey } from '../data/read';

type Configuracion = components['schemas']['Configuracion'];

/**
 * The agency's settings. Before the setup they are null, which counts as an answer and is not
 * retried.
 */
const asked = queryOptions<Configuracion | null>({
  queryKey: queryKey('configuracion'),
  meta: { isNothing: isSinConfigurar },
  // Settings hardly ever change, but the setup may finish at any moment.
  staleTime: ({ state }) => (state.data === null ? 0 : 10 * 60_000),
});

export const configuracionQuery = () =>
  queryOptions({
    ...asked,
    select: (configuracion): Configuracion | undefined => configuracion ?? undefined,
  });

export const isConfiguradaQuery = () =>
  queryOptions({ ...asked, select: (configuracion) => configuracion !== null });
