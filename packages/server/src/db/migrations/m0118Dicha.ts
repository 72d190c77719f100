import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** How old the evidence is with which the portal closes a forgotten clock-in. */
export const m0118Dicha: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table presencias add column dicha_en timestamptz`,
      `comment on column presencias.dicha_en is 'When the service last told whether the avatar was online; null if it never did'`,
    ]);
  },
};
