import type { SucesoId } from '@garita/domain/webhooks/sucesos';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';

export type SucesoPaga = Extract<SucesoId, 'dia_paga' | 'recordatorio_paga'>;

/**
 * Records an instant of the pay event as handled. @returns false if there was no earlier instant to
 * replace
 */
export const advancePaga = (tx: Db, suceso: SucesoPaga, momento: Date) =>
  hasChanged(
    tx
      .updateTable('webhook_pagas')
      .set({ momento })
      .where('suceso', '=', suceso)
      .where('momento', '<', momento),
  );

/** Records the first handled instant; an existing record is not changed. */
export const beginPaga = (tx: Db, suceso: SucesoPaga, momento: Date) =>
  tx
    .insertInto('webhook_pagas')
    .values({ suceso, momento })
    .onConflict((c) => c.column('suceso').doNothing())
    .execute();
