import { call } from '@garita/api-client/call';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import type { Connection } from '../../connect';

/** The current list, or the rows created between two days, archived ones included. */
export async function readLista(
  { api }: Pick<Connection, 'api'>,
  rango: RangoFechas | null = null,
) {
  const [monto, personas, filas] = await (rango === null
    ? call(api, 'getListaPaga')
    : call(api, 'getListaPagaPorFecha', rango));
  return { filas, monto, personas };
}
