import type { ResultadoPase } from '@garita/domain/paselista/lista';
import { type Insertable, sql } from 'kysely';
import { newestFirst } from '../../db/behind';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import type { DB } from '../../db/tables';

const namesOf = (resultado: ResultadoPase) =>
  sql<string>`coalesce(string_agg(u.usuario, ', ' order by u.usuario) filter (where p.resultado = ${resultado}), '')`;

export const listPases = (db: Db, limit: number) =>
  db
    .with('l', (q) =>
      q
        .selectFrom('paselistas')
        .selectAll()
        .$call(newestFirst('fecha', 'id', limit)),
    )
    .selectFrom('l')
    .innerJoin('usuarios as e', 'e.id', 'l.encargado_id')
    .innerJoin('usuarios as q', 'q.id', 'l.queda_id')
    .innerJoin('paselista_personas as p', 'p.paselista_id', 'l.id')
    .innerJoin('usuarios as u', 'u.id', 'p.usuario_id')
    .select(['l.id', 'l.fecha', 'e.usuario as encargado', 'q.usuario as queda'])
    .select([
      namesOf('pausado').as('pausados'),
      namesOf('sumado').as('sumados'),
      namesOf('fuerabase').as('fuerabase'),
    ])
    .groupBy(['l.id', 'l.fecha', 'e.usuario', 'q.usuario'])
    .orderBy('l.fecha', 'desc')
    .orderBy('l.id', 'desc')
    .execute();

export const findLastPase = async (db: Db): Promise<Date | null> =>
  (
    await db
      .selectFrom('paselistas')
      .select('fecha')
      .$call(newestFirst('fecha', 'id', 1))
      .executeTakeFirst()
  )?.fecha ?? null;

/**
 * Makes roll calls run one after another, so that the second of two concurrent ones sees the first.
 */
export const lockPases = (tx: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('paselista', 0))`.execute(tx);

export const insertPase = inserting('paselistas');

export const insertLlamados = (tx: Db, rows: readonly Insertable<DB['paselista_personas']>[]) =>
  tx
    .insertInto('paselista_personas')
    .values([...rows])
    .execute();
