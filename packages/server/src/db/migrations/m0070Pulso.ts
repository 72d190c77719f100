import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** What the pulse counts by day: who came and who came back. */
export const m0070Pulso: Migration = {
  async up(db) {
    await runAll(db, [
      `create index usuarios_registrados on usuarios (registrado_en)`,
      `create index despidos_ingresos on despidos (ingreso_en) where ingreso_en is not null`,
    ]);
  },
};
