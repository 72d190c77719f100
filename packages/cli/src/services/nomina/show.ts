import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import { type FilaNomina, joinNomina, sumPagas } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';

/** Which entries the payroll is made of. */
export type Vista =
  | { readonly kind: 'abierto' }
  | { readonly kind: 'periodo'; readonly periodo: number }
  /** Some days, whatever their period. */
  | { readonly kind: 'fechas'; readonly rango: RangoFechas };

function readNomina(api: ApiClient, vista: Vista) {
  if (vista.kind === 'periodo') return call(api, 'nominaPeriodo', { id: vista.periodo });
  return vista.kind === 'fechas'
    ? call(api, 'allNominaPorFecha', vista.rango)
    : call(api, 'allNomina');
}

/** The payroll, one row a person, and the sum of its pays in credits. @throws ApiError 404 for a period that there is not. */
export async function showNomina(
  api: ApiClient,
  vista: Vista,
): Promise<{ filas: FilaNomina[]; total: number }> {
  const filas = joinNomina(await readNomina(api, vista));
  return { filas, total: sumPagas(filas) };
}
