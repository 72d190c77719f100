import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** People who come in by a list have no password: a code, theirs alone, opens once and is replaced by one of their own (0041). */
export const m0056Entradas: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table usuarios alter column clave_hash drop not null`,
      `comment on column usuarios.clave_hash is 'null = no password yet: the person comes in with a code of entry'`,
      `create table codigos_entrada (
        usuario_id integer not null,
        codigo_hash text not null,
        creado_en timestamptz not null,
        expira_en timestamptz not null,
        usado_en timestamptz,
        constraint codigos_entrada_pk primary key (usuario_id),
        constraint codigos_entrada_usuario_fk foreign key (usuario_id) references usuarios (id),
        constraint codigos_entrada_expira check (expira_en > creado_en)
      )`,
      `comment on table codigos_entrada is 'What opens, once, for those who have not chosen a password yet'`,
      `comment on column codigos_entrada.codigo_hash is 'Keyed hash of the code; the code itself is never stored'`,
      `comment on column codigos_entrada.usado_en is 'When they came in with it: until they choose a password it stands for theirs, and opens nothing more'`,
    ]);
  },
};
