import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** From where people sign in, so that somebody's own address is told from a stranger's. */
export const m0030Accesos: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table sesiones add column direccion_hash text`,
      `alter table sesiones add constraint sesiones_direccion_hash check (length(direccion_hash) = 43)`,
      `comment on column sesiones.direccion_hash is 'HMAC of the address that the session was opened from; null = not known, or forgotten by deleteIP'`,
      `create index sesiones_direcciones on sesiones (usuario_id, direccion_hash, creada_en)`,
    ]);
  },
};
