import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';

export type SucesoPaga = Extract<SucesoId, 'dia_paga' | 'recordatorio_paga'>;

/**
 * Records that an instant of a pay event was handled. @returns false if a later instant, the same
 * instant or none was recorded before
 */
export const advancePaga = (tx: Db, suceso: SucesoPaga, momento: Date) =>
  hasChanged(
    tx
      .updateTable('webhook_pagas')
      .set({ momento })
      .where('suceso', '=', suceso)
      .where('momento', '<', momento),
  );

/** Records the first handled instant. If there is a record, it does nothing. */
export const beginPaga = (tx: Db, suceso: SucesoPaga, momento: Date) =>
  tx
    .insertInto('webhook_pagas')
    .values({ suceso, momento })
    .onConflict((c) => c.column('suceso').doNothing())
    .execute();
