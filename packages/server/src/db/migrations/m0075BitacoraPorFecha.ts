import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** The audit log is read in the order of its instants, so that a range of days is a stretch of each index. */
export const m0075BitacoraPorFecha: Migration = {
  async up(db) {
    await runAll(db, [
      `drop index bitacora_fecha, bitacora_actor, bitacora_operacion, bitacora_persona`,
      // What is shown unless a call is asked for: all but what everybody does every day.
      `create index bitacora_fecha on bitacora (fecha desc, id desc) where operacion not in ('login', 'logout', 'leerAvisos')`,
      `create index bitacora_actor on bitacora (actor_id, fecha desc, id desc)`,
      `create index bitacora_operacion on bitacora (operacion, fecha desc, id desc)`,
      `create index bitacora_persona on bitacora (bitacora_persona(objetivo_tipo, objetivo_id, antes, despues), fecha desc, id desc)`,
    ]);
  },
};
