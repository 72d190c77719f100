import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { read } from '../data/read';
import { api } from '../portal/api';

type Estado = components['schemas']['Estado'];

/** How often the statuses are asked for (SHL-52). */
const EVERY_MS = 180_000;

/** Everybody's statuses: a read, though the portal has always asked for it by a POST (`x-read-when`). */
export const estadosQuery = () =>
  queryOptions({
    queryKey: ['estados', 'actionEstados', OP_ESTADO.listar] as const,
    queryFn: async ({ signal }) =>
      (await unwrap(api.POST('/estados', { signal, body: { op: OP_ESTADO.listar } }))) as Estado[],
    ...pollEvery(EVERY_MS),
    staleTime: EVERY_MS,
  });

/** One's own status; null when none is set. */
export const miEstadoQuery = () => read('estados', 'estados', 'GET /estados');
