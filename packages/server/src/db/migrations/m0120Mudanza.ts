import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** `[table, constraint, who, when]`: who did something, of which an earlier portal may tell only when. */
const QUIEN = [
  ['ventas', 'ventas_pagado', 'pagado_por', 'pagado_en'],
  ['multas', 'multas_cobrada', 'cobrada_por', 'cobrada_en'],
  ['despidos', 'despidos_ingreso', 'ingreso_por', 'ingreso_en'],
  ['empleados_mes', 'empleados_mes_retirado', 'retirado_por', 'retirado_en'],
  ['pagos', 'pagos_pagado', 'pagado_por', 'pagado_en'],
  ['pagos', 'pagos_archivado', 'archivado_por', 'archivado_en'],
] as const;

/** Actors whom an earlier portal does not name, and its words for a pay. */
export const m0120Mudanza: Migration = {
  async up(db) {
    await runAll(db, [
      ...QUIEN.flatMap(([table, constraint, who, when]) => [
        `alter table ${table} drop constraint ${constraint}`,
        `alter table ${table} add constraint ${constraint} check (${who} is null or ${when} is not null)`,
        `comment on column ${table}.${who} is 'null although ${when} is set = brought from an earlier portal, which did not say'`,
      ]),
      `alter table ausencias drop constraint ausencias_decidida`,
      `alter table ausencias add constraint ausencias_decidida check (
        (estado = 'en_espera') = (decidida_en is null) and (encargado_id is null or decidida_en is not null))`,
      `comment on column ausencias.encargado_id is 'Who decided; null while it waits, or brought from an earlier portal, which did not say'`,
      `alter table pagos add column paga text`,
      `alter table pagos add constraint pagos_paga check (length(paga) between 1 and 100)`,
      `comment on column pagos.paga is 'What an earlier portal called the pay; null = its parts say'`,
    ]);
  },
};
