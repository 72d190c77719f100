import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** Whoever is declined a name is told until they have read it; what was declined before is no news. */
export const m0042Nombres: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table solicitudes_nombre add column enterada_en timestamptz`,
      `update solicitudes_nombre set enterada_en = resuelta_en where estado = 'declinada'`,
      `alter table solicitudes_nombre add constraint solicitudes_nombre_enterada check (enterada_en is null or estado = 'declinada')`,
      `comment on column solicitudes_nombre.enterada_en is 'When the person read that it was declined'`,
    ]);
  },
};
