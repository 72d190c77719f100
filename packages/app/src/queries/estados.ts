import type { components } from '@garita/api-client/schema';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { queryKey } from '../data/read';

type Estado = components['schemas']['Estado'];

/** How often the statuses are asked for (SHL-52). */
const EVERY_MS = 180_000;

/** Everybody's statuses: a read, though the portal has always asked for it by a POST (`x-read-when`). */
export const estadosQuery = () =>
  queryOptions<Estado[]>({
    queryKey: queryKey('actionEstados', { op: OP_ESTADO.listar }),
    ...pollEvery(EVERY_MS),
    staleTime: EVERY_MS,
  });
