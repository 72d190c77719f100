import { type Kysely, type RawBuilder, sql } from 'kysely';
import { behind, type Clave } from './behind';
import type { DB } from './tables';

/** A log and the column that says whose its entries are; an index has that column, then when, newest first, then the ids. */
export interface Log {
  readonly table: keyof DB;
  readonly owner: string;
  /** When an entry happened. */
  readonly fecha: string;
}

/** Where an entry stands in its log. */
export interface Lugar {
  readonly id: number;
  readonly fecha: Date;
}

/** From so many owners on, the newest entries of all are likely to have enough of theirs. */
const MANY = 400;
/** How many entries are then looked through. */
const WALK = 4_000;

const order = ({ fecha }: Log) => sql`order by ${sql.ref(fecha)} desc, id desc`;

/** Theirs among the newest entries of everybody. */
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
 * Each owner's newest entry first: the newest of all are among the entries of those whose newest are the newest, and where there are as many owners as
 * entries are wanted, none of them is older than the newest of the last of these. So nothing reads or sorts all that many people have.
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

/** The newest entries of some owners, behind one of them, however many the owners and the entries are. */
export async function findNewestOf(
  db: Kysely<DB>,
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
