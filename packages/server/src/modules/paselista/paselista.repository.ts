import type { ResultadoPase } from '@garita/domain/paselista/lista';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

const namesOf = (resultado: ResultadoPase) =>
  sql<string>`coalesce(string_agg(u.usuario, ', ' order by u.usuario) filter (where p.resultado = ${resultado}), '')`;

export const listPases = (db: Kysely<DB>, limit: number) =>
  db
    .with('l', (q) =>
      q
        .selectFrom('paselistas')
        .selectAll()
        .orderBy('fecha', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
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

export const findLastPase = async (db: Kysely<DB>): Promise<Date | null> =>
  (
    await db
      .selectFrom('paselistas')
      .select('fecha')
      .orderBy('fecha', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.fecha ?? null;

/** Serialises roll calls, so the second of two concurrent ones sees the first. */
export const lockPases = (tx: Kysely<DB>) =>
  sql`select pg_advisory_xact_lock(hashtextextended('paselista', 0))`.execute(tx);

export const insertPase = async (
  tx: Kysely<DB>,
  row: { encargado_id: number; queda_id: number; fecha: Date },
): Promise<number> =>
  (await tx.insertInto('paselistas').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const insertLlamados = (
  tx: Kysely<DB>,
  rows: readonly {
    paselista_id: number;
    usuario_id: number;
    tiempo_id: number;
    resultado: ResultadoPase;
  }[],
) =>
  tx
    .insertInto('paselista_personas')
    .values([...rows])
    .execute();
