import type { components } from '@garita/api-client/schema';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { queryKey } from '../data/read';

type Estado = components['schemas']['Estado'];

/** Poll interval (SHL-52). Milliseconds. */
const EVERY_MS = 180_000;

/** All statuses: a read by POST (`x-read-when`). */
export const estadosQuery = () =>
  queryOptions<Estado[]>({
    queryKey: queryKey('actionEstados', { op: OP_ESTADO.listar }),
    ...pollEvery(EVERY_MS),
    staleTime: EVERY_MS,
  });
