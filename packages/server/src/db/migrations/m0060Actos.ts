import type { Migration } from 'kysely';
import { runAll } from './runAll';

const INDEXES = [
  `create index tiempos_registro_tiempo on tiempos_registro (tiempo_id, id desc)`,
  `create index tiempos_registro_fecha on tiempos_registro (fecha desc, id desc)`,
  `create index tiempos_registro_accion on tiempos_registro (accion, fecha desc, id desc)`,
  `create index tiempos_registro_encargado_fecha on tiempos_registro (encargado_id, fecha desc, id desc)`,
  `create index tiempos_registro_usuario on tiempos_registro (usuario_id, fecha desc, id desc)`,
];

/**
 * The acts on sessions carry whose session it is, so that somebody's are found through one index however many there are; the database itself
 * sees to it, whoever writes them.
 */
export const m0060Actos: Migration = {
  async up(db) {
    await runAll(db, [
      // All indexes are made again below: to fill a column of a million rows under five of them takes several times as long.
      `drop index tiempos_registro_tiempo, tiempos_registro_encargado, tiempos_registro_fecha, tiempos_registro_accion, tiempos_registro_encargado_fecha`,
      `alter table tiempos_registro add column usuario_id integer not null default 0`,
      `comment on column tiempos_registro.usuario_id is 'Whose session it is; left out, it is filled in from the session'`,
      `update tiempos_registro r set usuario_id = t.usuario_id from tiempos t where t.id = r.tiempo_id`,
      ...INDEXES,
      `create function tiempos_registro_persona() returns trigger language plpgsql as $$
        begin
          select usuario_id into new.usuario_id from tiempos where id = new.tiempo_id;
          return new;
        end
      $$`,
      `create trigger tiempos_registro_persona before insert on tiempos_registro
        for each row when (new.usuario_id = 0) execute function tiempos_registro_persona()`,
    ]);
  },
};
