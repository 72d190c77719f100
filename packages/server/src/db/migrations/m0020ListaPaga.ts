import type { Migration } from 'kysely';
import { runAll } from './runAll';

/** What each row of the pay list pays, period by period, so that nothing is paid twice and nothing is forgotten. */
export const m0020ListaPaga: Migration = {
  async up(db) {
    await runAll(db, [
      `alter table pagos
        add column anulado_en timestamptz,
        add column anulado_por integer,
        add column mision_id integer,
        add column gastado integer not null default 0,
        add constraint pagos_anulado_por_fk foreign key (anulado_por) references usuarios (id),
        add constraint pagos_mision_fk foreign key (mision_id) references misiones (id),
        add constraint pagos_anulado check ((anulado_en is null) = (anulado_por is null)),
        add constraint pagos_anulado_sin_pagar check (anulado_en is null or pagado_en is null),
        add constraint pagos_gastado check (gastado >= 0 and (gastado > 0) = (mision_id is not null)),
        add constraint pagos_gastado_pagado check (mision_id is null or pagado_en is not null)`,
      `comment on column pagos.anulado_en is 'An unpaid row that was taken off the list because nothing was left to pay, or joined to another'`,
      `comment on column pagos.mision_id is 'The mission that the pay bought; null = it was handed out'`,
      `comment on column pagos.gastado is 'Credits of the pay that the mission cost'`,
      // Two refreshes at once, or a payment taken back, can never leave somebody two rows to be paid: a fine would be deducted from both.
      `create unique index pagos_uno_por_pagar on pagos (usuario_id) where pagado_en is null and archivado_en is null and anulado_en is null`,

      `create table pago_partes (
        pago_id integer not null,
        periodo_id integer not null,
        monto integer not null,
        concepto text not null,
        constraint pago_partes_pk primary key (pago_id, periodo_id),
        constraint pago_partes_pago_fk foreign key (pago_id) references pagos (id),
        constraint pago_partes_periodo_fk foreign key (periodo_id) references periodos (id),
        constraint pago_partes_monto check (monto > 0),
        constraint pago_partes_concepto check (concepto in ('nomina', 'ambas', 'diferencia'))
      )`,
      `comment on table pago_partes is 'What a row pays of which period; what paid rows have here is never owed again'`,
      `comment on column pago_partes.concepto is 'The pay, the pay with the bonus, or what was earned in the period after a first payment'`,
      `create index pago_partes_periodo on pago_partes (periodo_id)`,
    ]);
  },
};
