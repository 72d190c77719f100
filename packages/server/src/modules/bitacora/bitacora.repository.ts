import { foldText } from '@garita/domain/formato/foldText';
import { type Kysely, type SqlBool, sql } from 'kysely';
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

/** How many changes one request looks through for a word, and how many of them it reads at a time. */
export const VENTANA = 5000;
const TRAMO = 500;

const persona = sql<number | null>`bitacora_persona(b.objetivo_tipo, b.objetivo_id, b.antes, b.despues)`;

/** The newest changes of a filter, read along one of its indexes. */
const selectNewest = (db: Kysely<DB>, { actor, persona: id, operaciones, menos, desde, hasta, antes }: Filtro, limit: number) =>
  db
    .selectFrom('bitacora as b')
    .select(['b.id', 'b.fecha', 'b.actor_id', 'b.con_token', 'b.operacion', 'b.objetivo_id', 'b.antes', 'b.despues', persona.as('persona_id')])
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

/** Whether the values of a change contain a word, already folded. */
const mentions = ({ antes, despues }: CambioRow, wanted: string): boolean => foldText(`${JSON.stringify(antes)} ${JSON.stringify(despues)}`).includes(wanted);

/**
 * Those of the newest {@link VENTANA} changes of a filter whose values contain a word, without case or accents, and the oldest that was looked at if there may
 * be more. They are looked through here, since a database folds by its own locale; some at a time, so that others are answered meanwhile.
 */
export async function searchCambios(db: Kysely<DB>, filtro: Filtro, palabra: string, limit: number) {
  const wanted = foldText(palabra);
  const found: CambioRow[] = [];
  let oldest: number | null = null;
  for (let seen = 0; seen < VENTANA && found.length < limit; seen += TRAMO) {
    const rows: CambioRow[] = await listCambios(db, { ...filtro, antes: oldest ?? filtro.antes }, TRAMO);
    found.push(...rows.filter((row) => mentions(row, wanted)));
    if (rows.length < TRAMO) return { found: found.slice(0, limit), oldest: null };
    oldest = rows.at(-1)?.id ?? null;
  }
  return { found: found.slice(0, limit), oldest };
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
