import { unwrap } from '@garita/api-client/createClient';
import type { operations } from '@garita/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

/** How often both lists are asked for: a manager may close what somebody looks at. Between answers the minutes run on here. */
const EVERY_MS = 30_000;

/** One's own records. */
export const fichajesQuery = () =>
  queryOptions({
    queryKey: queryKey('fichajes', 'getFichajes'),
    queryFn: ({ signal }) => unwrap(api.GET('/getFichajes', { signal })),
    refetchInterval: EVERY_MS,
  });

/** Who is clocked in. */
export const fichajesActivosQuery = () =>
  queryOptions({
    queryKey: queryKey('fichajes', 'getFichajesActivos'),
    queryFn: ({ signal }) => unwrap(api.GET('/getFichajesActivos', { signal })),
    refetchInterval: EVERY_MS,
  });

type Accion = operations['actionFichar']['requestBody']['content']['application/json'];

/** One's own entry and exit; with `id` and `usuario`, what is done to somebody's record. */
export const fichar = () => writeOptions('actionFichar', (body: Accion) => unwrap(api.POST('/actionFichar', { body })));

/** Closes somebody's open record. */
export const cerrarFichaje = () => writeOptions('cerrarFichaje', (id: number) => unwrap(api.POST('/cerrarFichaje', { body: { id } })));
