import type { Logros } from '@garita/domain/nomina/requisito';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import { Rechazo } from '../../rechazo';
import { selectTodasCategorias } from '../rangos/rangos.service';
import { type Entries, readCorte, type SumsRow, sumsOf } from './sumas.repository';

export const COUNTS = [
  sql<number>`coalesce(t.ascensos, 0)`.as('ascensos'),
  sql<number>`coalesce(t.asistencias, 0)`.as('asistencias'),
  sql<number>`coalesce(t.times, 0)`.as('times'),
] as const;

const selectTotals = (db: Db, entries: Entries, corte: number, alsoOf: readonly number[] = []) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin(sumsOf(entries, corte).as<'t'>('t'), 't.usuario_id', 'u.id')
    .select(['u.id', 'u.usuario', 'm.categoria_id', 't.fecha'])
    .select(COUNTS)
    .where((eb) =>
      eb.or([
        eb('u.despedido_en', 'is', null),
        sql<boolean>`u.id = any(${sql.val(alsoOf)}::int[])`,
      ]),
    )
    .orderBy('u.usuario');

/**
 * The sums of each active person, including zeros, in Spanish order of names.
 * @param alsoOf people to list even if they are dismissed
 */
export const listTotals = async (db: Db, entries: Entries, alsoOf?: readonly number[]) =>
  selectTotals(db, entries, await readCorte(db), alsoOf).execute();

/**
 * {@link listTotals} with the instant of each person's newest entry in any period; null without
 * entries.
 */
export const listTotalsWithNewest = async (db: Db, entries: Entries) =>
  selectTotals(db, entries, await readCorte(db))
    .select(
      sql<Date | null>`(select max(n.fecha) from nomina n where n.usuario_id = u.id)`.as('newest'),
    )
    .execute();

/** The least counts with which a category can pay anything: half of its requirements. */
export interface Minimo extends Logros {
  readonly categoria: number;
}

/**
 * The end of a row's JSON: `CREDITED` for a person with entries, the constant `NOT_CREDITED` for a
 * person without entries.
 */
const CREDITED = sql`',"ascensos":' || ascensos || ',"asistencias":' || asistencias || ',"times":' || times
  || ',"fecha":"' || to_char(fecha at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"}'`;
const NOT_CREDITED = sql`',"ascensos":0,"asistencias":0,"times":0,"fecha":null}'`;

/**
 * The names come from an index in Spanish order. Sorting thousands of names by Spanish rules takes
 * as long as computing their sums.
 */
const writtenTotals = prepareQuery(
  (_, place: Places<{ periodo: number; corte: number; minimos: string }>) => sql<{
    filas: string;
    candidatos: (Logros & { id: number; categoria_id: number })[] | null;
  }>`
    with minimos as materialized (select * from jsonb_to_recordset(${place('minimos')}::jsonb) as m (categoria int, ascensos int, asistencias int, times int)),
    nombres as materialized (select id, usuario, row_number() over (order by usuario, id) as lugar from usuarios where despedido_en is null),
    filas as materialized (
      select u.id, u.usuario, m.categoria_id, ${sql.join([...COUNTS])}, t.fecha, u.lugar
      from nombres u join usuarios p on p.id = u.id join misiones m on m.id = p.mision_id left join ${sumsOf({ periodo: place('periodo') }, place('corte'))} t on t.usuario_id = u.id)
    select coalesce(string_agg('{"id":' || id || ',"usuario":' || id || ',"usuarioNombre":' || to_json(usuario) || ',"categoria":' || categoria_id
        || case when fecha is null then ${NOT_CREDITED} else ${CREDITED} end, ',' order by lugar), '') as filas,
      (select json_agg(json_build_object('id', f.id, 'categoria_id', f.categoria_id, 'ascensos', f.ascensos, 'asistencias', f.asistencias, 'times', f.times) order by f.lugar)
        from filas f join minimos m on m.categoria = f.categoria_id and f.ascensos >= m.ascensos and f.asistencias >= m.asistencias and f.times >= m.times) as candidatos
    from filas`,
);

/**
 * The rows of a period as JSON in the contract's form and order (`toFila`), and the sums of the
 * people who reach their category's minimum. The database writes the JSON: parsing and serialising
 * thousands of rows takes several times as long.
 */
export async function writeTotals(
  db: Db,
  { periodo, corte }: Pick<OpenBases, 'periodo' | 'corte'>,
  minimos: readonly Minimo[],
) {
  const [row] = await writtenTotals(db, { periodo, corte, minimos: JSON.stringify(minimos) });
  return { filas: row?.filas ?? '', candidatos: row?.candidatos ?? [] };
}

/** An active person's name and category; null for a dismissed or unknown person. */
export const findActiva = async (db: Db, id: number) =>
  (await db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.usuario', 'm.categoria_id'])
    .where('u.id', '=', id)
    .where('u.despedido_en', 'is', null)
    .executeTakeFirst()) ?? null;

export async function findSums(db: Db, usuarioId: number, periodo: number): Promise<Logros> {
  const { rows } =
    await sql<SumsRow>`select * from ${sumsOf({ periodo }, await readCorte(db), usuarioId)} as t`.execute(
      db,
    );
  return {
    ascensos: rows[0]?.ascensos ?? 0,
    asistencias: rows[0]?.asistencias ?? 0,
    times: rows[0]?.times ?? 0,
  };
}

export type TotalsRow = Awaited<ReturnType<typeof listTotals>>[number];

const selectReduced = (db: Db, now: Date) =>
  db
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .innerJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .select('u.id as id_usuario')
    .distinct()
    .where('m.reduccion', '=', true)
    .where('v.anulado_en', 'is', null)
    .where('u.despedido_en', 'is', null)
    .where((eb) => eb.or([eb('m.perma', '=', true), eb('v.finaliza', '>', now)]))
    .orderBy('u.id');

export const listReduced = (db: Db, now: Date) => selectReduced(db, now).execute();

const openBases = prepareQuery((db, place: Places<{ ahora: Date }>) =>
  db
    .selectFrom('periodos')
    .select((eb) => [
      'id as periodo',
      eb.fn.coalesce(eb.selectFrom('nomina_corte').select('hasta'), sql<number>`0`).as('corte'),
      jsonArrayFrom(selectTodasCategorias(db)).as('categorias'),
      jsonArrayFrom(selectReduced(db, place('ahora'))).as('reducidos'),
    ])
    .where('cerrado_en', 'is', null),
);

/**
 * The data that every query of the open period needs, in one round trip: the period, the last entry
 * of the stored sums (`readCorte`), the requirements, and the people whose requirements are halved.
 * @throws Rechazo 503 on a portal without an open period.
 */
export async function readOpenBases(db: Db, ahora: Date) {
  const [bases] = await openBases(db, { ahora });
  if (!bases) throw Rechazo.unavailable(SERVICIO.noDisponible);
  return bases;
}

export type OpenBases = Awaited<ReturnType<typeof readOpenBases>>;
