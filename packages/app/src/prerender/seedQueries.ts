import { OPERATIONS } from '@garita/api-client/operations';
import type { DatosPrevios } from '@garita/domain/inicio/paginaPrevia';
import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../data/read';

/** What the start asks for when nobody is signed in. */
const STARTS = ['configuracion', 'fechas', 'admins', 'empleadoMes', 'getMembresias'] as const;

/** Their names and paths. */
export const LLAMADAS: Readonly<Record<string, string>> = Object.fromEntries(
  STARTS.map((name) => [name, OPERATIONS[name].path]),
);

/**
 * Puts the answers that a page was rendered with where its parts look for them.
 * @param updatedAt when they were asked for, by this machine's clock in milliseconds; 0 = long ago
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
