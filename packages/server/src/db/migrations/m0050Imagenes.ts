import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** Pictures that people of the agency have sent, each under the hash of its bytes. */
export const m0050Imagenes: Migration = {
  async up(db) {
    await runAll(db, [
      `create table imagenes (
        hash text collate "C" not null,
        tipo text not null,
        ancho integer not null,
        alto integer not null,
        bytes bytea not null,
        creada_en timestamptz not null,
        constraint imagenes_pk primary key (hash),
        constraint imagenes_hash check (hash ~ '^[0-9a-f]{64}$'),
        constraint imagenes_tipo check (tipo in ('image/png', 'image/gif', 'image/webp')),
        constraint imagenes_medidas check (ancho > 0 and alto > 0)
      )`,
      `comment on table imagenes is 'Pictures that the agency shows or has shown: the log names them, so none is ever removed'`,
      `comment on column imagenes.hash is 'SHA-256 of the bytes, in hexadecimal; the same picture is kept once'`,
      `comment on column imagenes.tipo is 'What the bytes are, recognised by themselves'`,
    ]);
  },
};
