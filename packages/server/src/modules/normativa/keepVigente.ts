import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { insertVersion, type VersionRow } from './normativa.repository';
import { getVigente } from './normativa.service';

/**
 * The version that holds, kept by now: what rests on it (an acceptance, a sanction, the version after it) goes on meaning what was read then, also when a
 * later portal's own rules say something else. @throws Rechazo 503 while nobody has set the agency up.
 */
export async function keepVigente(tx: Kysely<DB>): Promise<VersionRow> {
  const vigente = await getVigente(tx);
  if (vigente.publicada_por === null) await insertVersion(tx, vigente);
  return vigente;
}
