import { OPERATIONS } from '@garita/api-client/operations';
import type { DatosPrevios } from '@garita/domain/inicio/prerenderedPage';
import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../data/read';

/** Reads of a visitor's start. */
const STARTS = ['configuracion', 'fechas', 'admins', 'empleadoMes', 'getMembresias'] as const;

export const LLAMADAS: Readonly<Record<string, string>> = Object.fromEntries(
  STARTS.map((name) => [name, OPERATIONS[name].path]),
);

/** @param updatedAt time of the responses by this device's clock, in milliseconds; 0 = long ago */
export function seedQueries(
  client: QueryClient,
  { respuestas }: Pick<DatosPrevios, 'respuestas'>,
  updatedAt: number,
): void {
  for (const name of STARTS) {
    if (respuestas[name] !== undefined)
      client.setQueryData(queryKey(name), respuestas[name], { updatedAt });
  }
}
