import type { components } from '@garita/api-client/schema';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { queryOptions } from '@tanstack/react-query';
import { pollEvery } from '../data/pollEvery';
import { queryKey } from '../data/read';

type Estado = components['schemas']['Estado'];

/** The poll interval in milliseconds (SHL-52). */
const EVERY_MS = 180_000;

/** The statuses of all people. The call is a POST that only reads (`x-read-when`). */
export const estadosQuery = () =>
  queryOptions<Estado[]>({
    queryKey: queryKey('actionEstados', { op: OP_ESTADO.listar }),
    ...pollEvery(EVERY_MS),
    staleTime: EVERY_MS,
  });
