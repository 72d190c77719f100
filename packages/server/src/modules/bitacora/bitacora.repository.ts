import { type Kysely, type SqlBool, sql } from 'kysely';
import { foldedContains } from '../../db/containing';
import type { DB } from '../../db/tables';

/** What of the audit log is asked for; all that is there must hold. */
export interface Filtro {
  readonly actor?: number | undefined;
  readonly persona?: number | undefined;
  /** Only these calls. */
  readonly operaciones?: readonly string[] | undefined;
  /** None of these calls. */
  readonly menos?: readonly string[] | undefined;
  readonly desde?: Date | undefined;
  readonly hasta?: Date | undefined;
  /** Only older ones than this. */
  readonly antes?: number | undefined;
}

/** How many changes one request looks through for a word. */
export const VENTANA = 5000;

const persona = sql<number | null>`bitacora_persona(b.objetivo_tipo, b.objetivo_id, b.antes, b.despues)`;

/** The newest changes of a filter, read along one of its indexes. */
const selectNewest = (db: Kysely<DB>, { actor, persona: id, operaciones, menos, desde, hasta, antes }: Filtro, limit: number) =>
  db
    .selectFrom('bitacora as b')
    .select(['b.id', 'b.fecha', 'b.actor_id', 'b.operacion', 'b.antes', 'b.despues', persona.as('persona_id')])
    .$if(actor !== undefined, (q) => q.where('b.actor_id', '=', actor as number))
    .$if(id !== undefined, (q) => q.where(sql<SqlBool>`${persona} = ${id}`))
    .$if(operaciones !== undefined, (q) => q.where(sql<SqlBool>`b.operacion = any(${operaciones}::text[])`))
    .$if(menos !== undefined, (q) => q.where(sql<SqlBool>`b.operacion <> all(${menos}::text[])`))
    .$if(desde !== undefined, (q) => q.where('b.fecha', '>=', desde as Date))
    .$if(hasta !== undefined, (q) => q.where('b.fecha', '<', hasta as Date))
    .$if(antes !== undefined, (q) => q.where('b.id', '<', antes as number))
    .orderBy('b.id', 'desc')
    .limit(limit);

/** The newest changes of a filter. */
export const listCambios = (db: Kysely<DB>, filtro: Filtro, limit: number) => selectNewest(db, filtro, limit).execute();

export type CambioRow = Awaited<ReturnType<typeof listCambios>>[number];

/** Those of the newest {@link VENTANA} changes of a filter whose values contain a word, and the oldest of them if there may be more. */
export async function searchCambios(db: Kysely<DB>, filtro: Filtro, palabra: string, limit: number) {
  const ventana = selectNewest(db, filtro, VENTANA).select(sql<string>`concat(b.antes, ' ', b.despues)`.as('texto'));
  const found = await db
    .selectFrom(ventana.as('b'))
    .selectAll()
    .where(foldedContains('b.texto' as never, palabra))
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute();
  const { oldest, seen } = await db
    .selectFrom(ventana.as('b'))
    .select([sql<number | null>`min(b.id)`.as('oldest'), sql<number>`count(*)::integer`.as('seen')])
    .executeTakeFirstOrThrow();
  return { found, oldest: seen === VENTANA ? oldest : null };
}

/** The names of some people. */
export async function listNombres(db: Kysely<DB>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('usuarios')
    .select(['id', 'usuario'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}
