import { type ApiClient, unwrap } from '@garita/api-client/createClient';
import { type FilaNomina, joinNomina, sumPagas } from '@garita/domain/nomina/joinNomina';

/** The open pay period, one row a person, and the sum of its pays in credits. */
export async function showNomina(api: ApiClient): Promise<{ filas: FilaNomina[]; total: number }> {
  const filas = joinNomina(await unwrap(api.GET('/allNomina')));
  return { filas, total: sumPagas(filas) };
}
