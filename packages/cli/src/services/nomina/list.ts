import { call } from '@garita/api-client/call';
import { type FilaNomina, joinNomina } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import type { Connection } from '../../connect';

/**
 * The payroll of a period, of a range of days, or of the open period. @throws ApiError 404 for an
 * unknown period
 */
export async function listNomina(
  { api }: Pick<Connection, 'api'>,
  periodo: number | undefined,
  rango: RangoFechas | null,
): Promise<FilaNomina[]> {
  if (periodo !== undefined) return joinNomina(await call(api, 'nominaPeriodo', { id: periodo }));
  const answer = rango ? call(api, 'allNominaPorFecha', rango) : call(api, 'allNomina');
  return joinNomina(await answer);
}
