import type { Migration } from 'kysely';
import { runAll } from './runAll';

const SUMS = `
  sum(cantidad) filter (where tipo = 'ascenso'), sum(cantidad) filter (where tipo = 'asistencia'), sum(cantidad) filter (where tipo = 'minutos')`;

const columns = `
  ascensos integer not null,
  asistencias integer not null,
  minutos integer not null,
  fecha timestamptz not null`;

/**
 * What the payroll ledger comes to, for each person of a period and of a day, up to some entry: only what came after it is still summed up. The
 * ledger itself refers to people and periods; a reference here would have the upkeep wait for whoever holds a person, who may wait for it.
 */
export const m0061Sumas: Migration = {
  async up(db) {
    await runAll(db, [
      `create table nomina_sumas (
        periodo_id integer not null,
        usuario_id integer not null,
        ${columns},
        anotaciones integer not null,
        constraint nomina_sumas_pk primary key (periodo_id, usuario_id)
      )`,
      `comment on table nomina_sumas is 'What the ledger comes to for each person of a period, up to the entry that nomina_corte names'`,
      `comment on column nomina_sumas.fecha is 'Of the newest entry'`,
      `comment on column nomina_sumas.anotaciones is 'How many entries'`,

      `create table nomina_dias (
        dia date not null,
        usuario_id integer not null,
        ${columns},
        constraint nomina_dias_pk primary key (dia, usuario_id)
      )`,
      `comment on table nomina_dias is 'The same for each person of a day, whatever its period'`,
      `comment on column nomina_dias.dia is 'In UTC, which no setting changes'`,
      `comment on column nomina_dias.fecha is 'Of the newest entry'`,

      `create table nomina_corte (
        id integer not null,
        hasta integer not null,
        constraint nomina_corte_pk primary key (id),
        constraint nomina_corte_una check (id = 1)
      )`,
      `comment on table nomina_corte is 'The last entry of the ledger that the kept sums hold; no row = none'`,

      `insert into nomina_sumas (periodo_id, usuario_id, ascensos, asistencias, minutos, fecha, anotaciones)
        select s.periodo_id, s.usuario_id, coalesce(s.a, 0), coalesce(s.b, 0), coalesce(s.c, 0), s.fecha, s.anotaciones
        from (select periodo_id, usuario_id, ${SUMS}, max(fecha), count(*) from nomina group by 1, 2) as s (periodo_id, usuario_id, a, b, c, fecha, anotaciones)`,
      `insert into nomina_dias (dia, usuario_id, ascensos, asistencias, minutos, fecha)
        select s.dia, s.usuario_id, coalesce(s.a, 0), coalesce(s.b, 0), coalesce(s.c, 0), s.fecha
        from (select (fecha at time zone 'UTC')::date, usuario_id, ${SUMS}, max(fecha) from nomina group by 1, 2) as s (dia, usuario_id, a, b, c, fecha)`,
      `insert into nomina_corte (id, hasta) select 1, max(id) from nomina having max(id) is not null`,
    ]);
  },
};
