import { call } from '@garita/api-client/call';
import type { ApiClient } from '@garita/api-client/createClient';
import { type FilaNomina, joinNomina, sumPagas } from '@garita/domain/nomina/joinNomina';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';

export type Vista =
  | { readonly kind: 'abierto' }
  | { readonly kind: 'periodo'; readonly periodo: number }
  /** A range of days, whatever their periods. */
  | { readonly kind: 'fechas'; readonly rango: RangoFechas };

function readNomina(api: ApiClient, vista: Vista) {
  if (vista.kind === 'periodo') return call(api, 'nominaPeriodo', { id: vista.periodo });
  return vista.kind === 'fechas'
    ? call(api, 'allNominaPorFecha', vista.rango)
    : call(api, 'allNomina');
}

/** The total is in credits. @throws ApiError 404 for an unknown period */
export async function showNomina(
  api: ApiClient,
  vista: Vista,
): Promise<{ filas: FilaNomina[]; total: number }> {
  const filas = joinNomina(await readNomina(api, vista));
  return { filas, total: sumPagas(filas) };
}
