import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

export type SucesoPaga = Extract<SucesoId, 'dia_paga' | 'recordatorio_paga'>;

/**
 * Records that an instant is handled.
 * @returns false if this instant or a later one was recorded before
 */
export async function advancePaga(
  tx: Kysely<DB>,
  suceso: SucesoPaga,
  momento: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_pagas')
    .set({ momento })
    .where('suceso', '=', suceso)
    .where('momento', '<', momento)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Records the first handled instant; an existing record is not changed. */
export const beginPaga = (tx: Kysely<DB>, suceso: SucesoPaga, momento: Date) =>
  tx
    .insertInto('webhook_pagas')
    .values({ suceso, momento })
    .onConflict((c) => c.column('suceso').doNothing())
    .execute();
