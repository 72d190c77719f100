import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import { type AgenciaRow, findAgencia } from './agencia.repository';

/** The agency's settings. @throws Rechazo 503 while nobody has set the agency up. */
export async function getAgencia(db: Kysely<DB>): Promise<AgenciaRow> {
  const agencia = await findAgencia(db);
  if (!agencia) throw Rechazo.unavailable('La agencia todavía no está configurada.');
  return agencia;
}
