import { setMoneda } from '@garita/domain/agencia/monedaActual';
import type { DatosPrevios } from '@garita/domain/inicio/paginaPrevia';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { configuracionQuery } from '../queries/agencia';
import { empleadosActivosQuery } from '../queries/empleadomes';
import { adminsQuery } from '../queries/equipo';
import { fechasQuery } from '../queries/inicio';
import { catalogoQuery } from '../queries/membresias';

/** What the start asks for when nobody is signed in, each call with where it is kept. */
const STARTS: Readonly<Record<string, { readonly path: string; readonly key: QueryKey }>> = {
  configuracion: { path: '/configuracion', key: configuracionQuery().queryKey },
  fechas: { path: '/fechas', key: fechasQuery().queryKey },
  admins: { path: '/admins', key: adminsQuery().queryKey },
  empleadoMes: { path: '/empleadoMes', key: empleadosActivosQuery().queryKey },
  getMembresias: { path: '/getMembresias', key: catalogoQuery().queryKey },
};

/** Their names and paths. */
export const LLAMADAS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STARTS).map(([name, { path }]) => [name, path]),
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
  for (const [name, { key }] of Object.entries(STARTS)) {
    if (respuestas[name] !== undefined) client.setQueryData(key, respuestas[name], { updatedAt });
  }
  // As its own read does: amounts are written with it.
  const configuracion = client.getQueryData(configuracionQuery().queryKey);
  if (configuracion) setMoneda(configuracion.moneda);
}
