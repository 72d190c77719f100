import { OPERATIONS } from '@garita/api-client/operations';
import type { DatosPrevios } from '@garita/domain/inicio/prerenderedPage';
import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../data/read';

/** The reads of a visitor's start page. */
const STARTS = [
  'configuracion',
  'fechas',
  'visita',
  'admins',
  'empleadoMes',
  'getMembresias',
] as const;

export const LLAMADAS: Readonly<Record<string, string>> = Object.fromEntries(
  STARTS.map((name) => [name, OPERATIONS[name].path]),
);

/**
 * Puts the data of the prerendered page into the query cache. @param updatedAt the time of the data
 * by this device's clock, in milliseconds; 0 if it is old
 */
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
