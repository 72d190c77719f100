import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** Why a receiver refused what was told to it, in its own words. */
export const m0084Motivos: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table webhook_entregas add column motivo text`,
      `comment on column webhook_entregas.motivo is 'Why the receiver refused it last, in its own words; null = it did not say'`,
    ]);
  },
};
