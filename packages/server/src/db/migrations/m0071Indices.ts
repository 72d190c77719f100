import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** What is counted at each start of the portal and for each look at the pulse: whose turn it is to be promoted, mission by mission, and who is excused on a day. */
export const m0071Indices: Migration = {
  async up(db) {
    await runAll(db, [
      `create index usuarios_turno on usuarios (mision_id, permiso_sys, rango_desde, id) where despedido_en is null`,
      `create index ausencias_aceptadas on ausencias (final, inicio) where estado = 'aceptada'`,
    ]);
  },
};
