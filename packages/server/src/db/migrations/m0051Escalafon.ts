import type { Migration } from 'kysely';
import { runAll } from './runAll';

/**
 * The ladder can change: levels are switched off, missions retired and renamed. What people had stays as it was called then: a name that a mission had
 * earlier is kept with the moment until which it had it, so that no log is written anew and each looks its own day up.
 */
export const m0051Escalafon: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table categorias add column activa boolean not null default true`,
      `comment on column categorias.activa is 'Whether the level is in use; one that is not is hidden everywhere, and no active person stands on it'`,
      `comment on column categorias.asciende_hasta is
        '1-based position in the ordered categories in use up to which its people promote; 0 = nobody'`,

      `alter table categorias add column asciende_nivel integer`,
      `alter table categorias add constraint categorias_asciende_nivel check (asciende_nivel >= 0)`,
      `comment on column categorias.asciende_nivel is
        'The level that asciende_hasta was meant for, which may be switched off by now; null, or of another position, it is what the position says'`,

      `alter table misiones add column retirada_en timestamptz`,
      `comment on column misiones.retirada_en is 'When it left the ladder; its row stays for what people had. Its position comes after those that are left'`,

      `create table misiones_nombres (
        mision_id integer not null,
        hasta timestamptz not null,
        nombre text collate es_r not null,
        constraint misiones_nombres_pk primary key (mision_id, hasta),
        constraint misiones_nombres_mision_fk foreign key (mision_id) references misiones (id),
        constraint misiones_nombres_nombre check (length(nombre) between 1 and 100)
      )`,
      `comment on table misiones_nombres is 'Names that missions had before, each until the moment at which it was changed'`,

      `alter table cambios_rango add column motivo text`,
      `comment on column cambios_rango.motivo is 'Why, where it was not somebody who edited the person; null otherwise'`,
    ]);
  },
};
