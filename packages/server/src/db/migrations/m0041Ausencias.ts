import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** Absences that their own people withdraw or end before their time; the owner's, which nobody stands high enough to decide. */
export const m0041Ausencias: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table ausencias drop constraint ausencias_no_propia`,
      `alter table ausencias add column terminada_en timestamptz`,
      `alter table ausencias add constraint ausencias_terminada check (terminada_en is null or estado = 'aceptada')`,
      `comment on column ausencias.terminada_en is 'When it was ended before its time: its last day is then the one before'`,
    ]);
  },
};
