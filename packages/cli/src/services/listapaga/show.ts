import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import type { Connection } from '../../connect';

export interface ListaPaga {
  readonly filas: readonly Schemas['ListaPagaFila'][];
  /** Credits to pay. */
  readonly monto: number;
  readonly personas: number;
}

/** The current list, or the rows created between two days, archived ones included. */
export async function readLista(
  { api }: Pick<Connection, 'api'>,
  rango: RangoFechas | null = null,
): Promise<ListaPaga> {
  const [monto, personas, filas] = await (rango === null
    ? call(api, 'getListaPaga')
    : call(api, 'getListaPagaPorFecha', rango));
  return { filas, monto, personas };
}
