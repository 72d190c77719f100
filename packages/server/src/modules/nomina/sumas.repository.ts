import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/Db';
import { total } from '../../db/total';

/** The entries of a period, or between two instants in any period. */
export type Entries = { readonly periodo: number } | { readonly desde: Date; readonly hasta: Date };

/** A person without entries has no row. */
export interface SumsRow {
  readonly usuario_id: number;
  readonly ascensos: number;
  readonly asistencias: number;
  /** Minutes. */
  readonly times: number;
  /** Instant of the newest entry. */
  readonly fecha: Date;
}

const DAY = 86_400_000;
const COLUMNS = sql`usuario_id, ascensos, asistencias, minutos as times, fecha`;
const ONE = sql`usuario_id, case tipo when 'ascenso' then cantidad else 0 end, case tipo when 'asistencia' then cantidad else 0 end,
  case tipo when 'minutos' then cantidad else 0 end, fecha`;

/** The id of the last entry in the stored sums; 0 for none. */
export async function readCorte(db: Db): Promise<number> {
  return (await db.selectFrom('nomina_corte').select('hasta').executeTakeFirst())?.hasta ?? 0;
}

/**
 * Matches the entries that are not in the stored sums. It has two conditions. The known `corte`
 * shows the planner that the entries are few. The present `hasta` excludes the entries that the
 * upkeep has added to the sums meanwhile, which would count twice.
 */
const since = (corte: number): RawBuilder<boolean> =>
  sql`id > ${corte} and id > (select coalesce(max(hasta), 0) from nomina_corte)`;
const until = (corte: number): RawBuilder<boolean> => sql`not (${since(corte)})`;

/**
 * The stored sums of whole UTC days, the single entries of the other hours, and the entries that
 * the sums do not contain yet.
 */
function ofDays(
  { desde, hasta }: { readonly desde: Date; readonly hasta: Date },
  corte: number,
  of: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [from, to] = [
    new Date(Math.ceil(desde.getTime() / DAY) * DAY),
    new Date(Math.floor(hasta.getTime() / DAY) * DAY),
  ];
  const between = sql`fecha >= ${desde} and fecha < ${hasta}`;
  if (from >= to) return sql`select ${ONE} from nomina where ${between} and ${of}`;
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  return sql`
    select ${COLUMNS} from nomina_dias where dia >= ${dayOf(from)}::date and dia < ${dayOf(to)}::date and ${of}
    union all select ${ONE} from nomina where fecha >= ${desde} and fecha < ${from} and ${until(corte)} and ${of}
    union all select ${ONE} from nomina where fecha >= ${to} and fecha < ${hasta} and ${until(corte)} and ${of}
    union all select ${ONE} from nomina where ${between} and ${since(corte)} and ${of}`;
}

/**
 * The stored sums with the later entries added. One row for each person with entries.
 * @param corte a recent result of `readCorte`
 * @param usuarioId limits the sums to one person
 */
export function sumsOf(entries: Entries, corte: number, usuarioId?: number): RawBuilder<SumsRow> {
  const of = usuarioId === undefined ? sql`true` : sql`usuario_id = ${usuarioId}`;
  const parts =
    'periodo' in entries
      ? sql`select ${COLUMNS} from nomina_sumas where periodo_id = ${entries.periodo} and ${of}
          union all select ${ONE} from nomina where periodo_id = ${entries.periodo} and ${since(corte)} and ${of}`
      : ofDays(entries, corte, of);
  return sql<SumsRow>`(
    select usuario_id, ${total('ascensos')} as ascensos, ${total('asistencias')} as asistencias, ${total('times')} as times, max(fecha) as fecha
    from (${parts}) as partes (usuario_id, ascensos, asistencias, times, fecha) group by usuario_id)`;
}

export async function countEntries(db: Db, periodoId: number): Promise<number> {
  const corte = await readCorte(db);
  const { rows } = await sql<{ entries: number }>`
    select (coalesce((select sum(anotaciones) from nomina_sumas where periodo_id = ${periodoId}), 0)
      + (select count(*) from nomina where periodo_id = ${periodoId} and ${since(corte)})) as entries`.execute(
    db,
  );
  return rows[0]?.entries ?? 0;
}

const KEPT = sql`
  coalesce(sum(cantidad) filter (where tipo = 'ascenso'), 0), coalesce(sum(cantidad) filter (where tipo = 'asistencia'), 0),
  coalesce(sum(cantidad) filter (where tipo = 'minutos'), 0), max(fecha)`;
const ADDED = (table: 'nomina_sumas' | 'nomina_dias') =>
  sql.join(
    ['ascensos', 'asistencias', 'minutos'].map(
      (column) =>
        sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + excluded.${sql.ref(column)}`,
    ),
  );

/**
 * Adds the next entries to the stored sums. The caller must prevent concurrent credits: an
 * uncommitted entry may have a lower id than the last added entry, and would never be added.
 * @param atOnce the maximum number of entries; null = all
 * @returns the number of entries added
 */
export async function keepSums(tx: Db, atOnce: number | null = null): Promise<number> {
  const corte = await readCorte(tx);
  const { rows } = await sql<{ hasta: number | null; entries: number }>`
    select max(id) as hasta, count(*)::int as entries
    from (select id from nomina where id > ${corte} order by id limit ${atOnce}::int) as siguientes`.execute(
    tx,
  );
  const { hasta = null, entries = 0 } = rows[0] ?? {};
  if (hasta === null) return 0;
  const news = sql`nomina where id > ${corte} and id <= ${hasta}`;
  await sql`
    insert into nomina_sumas (periodo_id, usuario_id, ascensos, asistencias, minutos, fecha, anotaciones)
    select periodo_id, usuario_id, ${KEPT}, count(*) from ${news} group by 1, 2
    on conflict (periodo_id, usuario_id) do update set ${ADDED('nomina_sumas')}, fecha = greatest(nomina_sumas.fecha, excluded.fecha),
      anotaciones = nomina_sumas.anotaciones + excluded.anotaciones`.execute(tx);
  await sql`
    insert into nomina_dias (dia, usuario_id, ascensos, asistencias, minutos, fecha)
    select (fecha at time zone 'UTC')::date, usuario_id, ${KEPT} from ${news} group by 1, 2
    on conflict (dia, usuario_id) do update set ${ADDED('nomina_dias')}, fecha = greatest(nomina_dias.fecha, excluded.fecha)`.execute(
    tx,
  );
  await sql`insert into nomina_corte (id, hasta) values (1, ${hasta}) on conflict (id) do update set hasta = excluded.hasta`.execute(
    tx,
  );
  return entries;
}
