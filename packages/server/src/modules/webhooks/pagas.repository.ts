import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** What is told because its moment has come. */
export type SucesoPaga = Extract<SucesoId, 'dia_paga' | 'recordatorio_paga'>;

/** Notes that a moment has been dealt with. @returns whether nobody had before, neither with it nor with a later one */
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

/** Notes a moment for the first time; one that is noted stays. */
export const beginPaga = (tx: Kysely<DB>, suceso: SucesoPaga, momento: Date) =>
  tx
    .insertInto('webhook_pagas')
    .values({ suceso, momento })
    .onConflict((c) => c.column('suceso').doNothing())
    .execute();
