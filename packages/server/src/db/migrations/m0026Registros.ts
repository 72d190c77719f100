import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** What the logs are read by: which payroll entries are corrections by hand, and indexes in the order in which each log is read and searched. */
export const m0026Registros: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table nomina add column ajuste boolean not null default false`,
      `comment on column nomina.ajuste is 'A correction by hand; everything else credits something that happened'`,
      // Until now their reason alone told them.
      `update nomina set ajuste = true
        where motivo like 'Ajuste: %' and encargado_id is not null and ascenso_id is null and tiempo_id is null and paselista_id is null`,
      `alter table nomina add constraint nomina_ajuste
        check (not ajuste or (encargado_id is not null and ascenso_id is null and tiempo_id is null and paselista_id is null))`,
      `create index nomina_ajustes on nomina (fecha desc, id desc) where ajuste`,
      `create index tiempos_registro_accion on tiempos_registro (accion, fecha desc, id desc)`,
      `create index tiempos_registro_encargado_fecha on tiempos_registro (encargado_id, fecha desc, id desc)`,
      `create index ascensos_mision on ascensos (mision_nueva_id, fecha desc, id desc)`,
      `create index fichajes_recientes on fichajes (entrada desc, id desc)`,
      `create index fichajes_dia_persona on fichajes (dia desc, usuario_id)`,
      `create index clones_permitidos_recientes on clones_permitidos (fecha desc, id desc)`,
      `create index clones_permitidos_anulados on clones_permitidos (anulado_en desc, id desc) where anulado_en is not null`,
    ]);
  },
};
