import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';

type Ausencia = components['schemas']['Ausencia'];

/** The agency's day. */
export const hoyQuery = () =>
  queryOptions({
    queryKey: queryKey('ausencias', 'getHoy'),
    queryFn: ({ signal }) => unwrap(api.GET('/getHoy', { signal })),
    select: ({ hoy }) => hoy,
  });

/** One's own absences. */
export const misAusenciasQuery = () =>
  queryOptions({
    queryKey: queryKey('ausencias', 'getMyAusencias'),
    queryFn: ({ signal }) => unwrap(api.GET('/getMyAusencias', { signal })),
  });

/** Everybody's absences. */
export const ausenciasQuery = () =>
  queryOptions({
    queryKey: queryKey('ausencias', 'getAusencias'),
    queryFn: ({ signal }) => unwrap(api.GET('/getAusencias', { signal })),
  });

export type NuevaAusencia = Pick<Ausencia, 'usuario' | 'motivo' | 'inicio' | 'final'>;

export interface RespuestaAusencia {
  readonly id: number;
  readonly acepta: boolean;
}
