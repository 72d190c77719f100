import { type RawBuilder, sql } from 'kysely';
import { behind, type Clave } from './behind';
import type { Db } from './Db';
import type { DB } from './tables';

/** A log table with an index of the owner, the instant (newest first) and the id. */
export interface Log {
  readonly table: keyof DB;
  readonly owner: string;
  readonly fecha: string;
}

export interface Lugar {
  readonly id: number;
  readonly fecha: Date;
}

/**
 * From this many owners on, the newest entries of the whole log probably contain enough of their
 * entries.
 */
const MANY = 400;
/** The number of the log's newest entries that `amongNewest` scans. */
const WALK = 4_000;

const order = ({ fecha }: Log) => sql`order by ${sql.ref(fecha)} desc, id desc`;

/** The owners' entries among the {@link WALK} newest entries of the whole log. */
const amongNewest = (
  log: Log,
  owners: readonly number[],
  despues: Clave | null,
  limit: number,
): RawBuilder<Lugar> => sql`
  select id, fecha from (
    select id, ${sql.ref(log.owner)} as owner, ${sql.ref(log.fecha)} as fecha from ${sql.table(log.table)}
    where ${behind(log.fecha, sql.ref('id'), despues)} ${order(log)} limit ${WALK}) as newest
  where owner = any (${owners}::int[]) order by fecha desc, id desc limit ${limit}`;

/**
 * Reads first the newest entry of each owner, and keeps the newest `limit` of these entries. If it
 * keeps `limit` entries, the answer has no entry older than the oldest of them. So the query
 * neither reads nor sorts every entry of every owner.
 */
function ofEach(
  log: Log,
  owners: readonly number[],
  despues: Clave | null,
  limit: number,
): RawBuilder<Lugar> {
  const of = (whose: string, from: RawBuilder<boolean>, count: number) => sql`
    select ${sql.ref(log.fecha)} as fecha, id from ${sql.table(log.table)}
    where ${sql.ref(log.owner)} = ${sql.ref(whose)} and ${behind(log.fecha, sql.ref('id'), despues)} and ${from} ${order(log)} limit ${count}`;
  return sql`
    with ultimas as materialized (
      select d.id as owner, u.fecha, u.id from unnest(${owners}::int[]) as d (id) cross join lateral (${of('d.id', sql`true`, 1)}) as u
      order by u.fecha desc, u.id desc limit ${limit}),
    hasta as materialized (select coalesce((select fecha from ultimas order by fecha desc, id desc offset ${limit - 1} limit 1), '-infinity') as fecha)
    select e.id, e.fecha from ultimas as d cross join lateral (${of('d.owner', sql<boolean>`${sql.ref(log.fecha)} >= (select h.fecha from hasta h)`, limit)}) as e
    order by e.fecha desc, e.id desc limit ${limit}`;
}

/** The newest entries of some owners; fast for any number of owners and entries. */
export async function findNewestOf(
  db: Db,
  log: Log,
  owners: readonly number[],
  despues: Clave | null,
  limit: number,
): Promise<Lugar[]> {
  if (owners.length >= MANY) {
    const { rows } = await amongNewest(log, owners, despues, limit).execute(db);
    if (rows.length === limit) return rows;
  }
  return (await ofEach(log, owners, despues, limit).execute(db)).rows;
}
