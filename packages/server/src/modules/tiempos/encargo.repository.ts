import { sql } from 'kysely';
import type { Db } from '../../db/Db';

/** A confirmed time as its senior supervised it: from the link to the end. */
export interface Encargo {
  readonly id: number;
  readonly ligado: Date;
  readonly hasta: Date;
  readonly minutos: number;
}

/** Locks the times of one senior, so that their confirmations run one after another. */
export const lockSenior = (tx: Db, altoId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('encargado', ${altoId}))`.execute(tx);

export async function listConfirmed(tx: Db, altoId: number, since: Date): Promise<Encargo[]> {
  const rows = await tx
    .selectFrom('tiempos')
    .select(['id', 'ligado', 'cerrado_en', 'minutos_alto'])
    .where('alto_id', '=', altoId)
    .where('cierre', '=', 'confirmado')
    .where('cerrado_en', '>', since)
    .execute();
  return rows.flatMap(({ id, ligado, cerrado_en, minutos_alto }) =>
    ligado && cerrado_en ? [{ id, ligado, hasta: cerrado_en, minutos: minutos_alto ?? 0 }] : [],
  );
}

export const listSucesos = (tx: Db, tiempoIds: readonly number[]) =>
  tx
    .selectFrom('tiempos_registro')
    .select(['tiempo_id', 'accion', 'fecha'])
    .where('tiempo_id', 'in', [...tiempoIds, 0])
    .orderBy('fecha')
    .orderBy('id')
    .execute();
