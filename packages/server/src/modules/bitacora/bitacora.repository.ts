import type { OperationId } from '@garita/api-client/access';
import { foldText } from '@garita/domain/formato/foldText';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/Db';
import type { DB } from '../../db/tables';

export interface Filtro {
  readonly actor?: number | undefined;
  readonly persona?: number | undefined;
  /** If omitted, all calls but {@link DIARIAS}. */
  readonly operaciones?: readonly string[] | undefined;
  readonly desde?: Date | undefined;
  readonly hasta?: Date | undefined;
  /** Only changes that are older than the change with this id. */
  readonly antes?: number | undefined;
}

export interface CambioRow
  extends Pick<
    Selectable<DB['bitacora']>,
    'id' | 'fecha' | 'actor_id' | 'con_token' | 'operacion' | 'objetivo_id' | 'antes' | 'despues'
  > {
  readonly persona_id: number | null;
}

interface Parte {
  readonly found: CambioRow[];
  /**
   * The id of the oldest examined change. If `found` has fewer rows than requested, the next page
   * begins there. Null when no older change can match.
   */
  readonly oldest: number | null;
}

/**
 * Calls that every user makes daily. They would fill the log, so the list omits them. An index
 * omits them too.
 */
const DIARIAS = ['login', 'logout', 'leerAvisos'] as const satisfies readonly OperationId[];
const noDiaria = (operacion: string) =>
  sql<boolean>`${sql.ref(operacion)} not in (${sql.join(DIARIAS.map((id) => sql.lit(id)))})`;

/** The maximum of changes that one request examines. */
export const VENTANA = 5000;
/** The number of changes that a word search reads at a time. */
const TRAMO = 500;

const persona = sql<
  number | null
>`bitacora_persona(b.objetivo_tipo, b.objetivo_id, b.antes, b.despues)`;
const NEWEST = sql`order by fecha desc, id desc`;
const all = (conditions: readonly (RawBuilder<boolean> | false)[]) =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== false)], sql` and `);

/**
 * The newest changes along one index: of a person, of an author, of some calls, or of all calls but
 * the daily ones. The query reads no row outside the requested range. {@link rest} has the other
 * conditions.
 */
function selectNewest(
  { actor, persona: id, operaciones, desde, hasta, antes }: Filtro,
  limit: number,
): RawBuilder<CambioRow> {
  const along = (choice: RawBuilder<boolean>) => sql<CambioRow>`
    select b.id, b.fecha, b.actor_id, b.con_token, b.operacion, b.objetivo_id, b.antes, b.despues, ${persona} as persona_id from bitacora b
    where ${all([
      choice,
      desde !== undefined && sql<boolean>`b.fecha >= ${desde}`,
      hasta !== undefined && sql<boolean>`b.fecha < ${hasta}`,
      // The statement itself reads the instant: a JavaScript date has fewer digits than the
      // database's.
      antes !== undefined &&
        sql<boolean>`(b.fecha, b.id) < ((select p.fecha from bitacora p where p.id <= ${antes} order by p.id desc limit 1), ${antes}::bigint)`,
    ])} ${NEWEST} limit ${limit}`;
  if (id !== undefined) return along(sql`${persona} = ${id}`);
  if (actor !== undefined) return along(sql`b.actor_id = ${actor}`);
  if (operaciones === undefined) return along(noDiaria('b.operacion'));
  return sql`select v.* from unnest(${operaciones}::text[]) as o (operacion) cross join lateral (${along(sql`b.operacion = o.operacion`)}) as v
    ${NEWEST} limit ${limit}`;
}

/** The conditions of the filter that the chosen index does not cover. */
const rest = ({ actor, persona: id, operaciones }: Filtro): RawBuilder<boolean>[] => [
  ...(id !== undefined && actor !== undefined ? [sql<boolean>`actor_id = ${actor}`] : []),
  ...(id === undefined && actor === undefined
    ? []
    : [
        operaciones === undefined
          ? noDiaria('operacion')
          : sql<boolean>`operacion = any(${operaciones}::text[])`,
      ]),
];

/**
 * The newest matching changes. The query examines at most the newest {@link VENTANA} changes of the
 * index.
 */
export async function listCambios(db: Db, filtro: Filtro, limit: number): Promise<Parte> {
  const conditions = rest(filtro);
  const newest = selectNewest(filtro, conditions.length === 0 ? limit : VENTANA);
  const { rows: found } =
    await sql<CambioRow>`select * from (${newest}) as v where ${all(conditions)} ${NEWEST} limit ${limit}`.execute(
      db,
    );
  if (found.length === limit || conditions.length === 0) return { found, oldest: null };
  const { rows } = await sql<{
    id: number;
  }>`select id from (${newest}) as v ${NEWEST} offset ${VENTANA - 1} limit 1`.execute(db);
  return { found, oldest: rows[0]?.id ?? null };
}

const mentions = ({ antes, despues }: CambioRow, wanted: string): boolean =>
  foldText(`${JSON.stringify(antes)} ${JSON.stringify(despues)}`).includes(wanted);

/**
 * Like {@link listCambios}, but only changes whose values contain a word, ignoring case and
 * accents. The portal folds the values, because a database folds by its own locale. The portal
 * reads in batches, so that it answers other requests in between.
 */
export async function searchCambios(
  db: Db,
  filtro: Filtro,
  palabra: string,
  limit: number,
): Promise<Parte> {
  const wanted = foldText(palabra);
  const fits = all(rest(filtro));
  const found: CambioRow[] = [];
  let oldest: number | null = null;
  for (let seen = 0; seen < VENTANA && found.length < limit; seen += TRAMO) {
    const newest = selectNewest({ ...filtro, antes: oldest ?? filtro.antes }, TRAMO);
    const { rows } = await sql<
      CambioRow & { fits: boolean }
    >`select v.*, ${fits} as fits from (${newest}) as v ${NEWEST}`.execute(db);
    found.push(...rows.filter((row) => row.fits && mentions(row, wanted)));
    if (rows.length < TRAMO) return { found: found.slice(0, limit), oldest: null };
    oldest = rows.at(-1)?.id ?? null;
  }
  return { found: found.slice(0, limit), oldest };
}

export async function listNombres(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('usuarios')
    .select(['id', 'usuario'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}

/** All people, including dismissed people, in Spanish order of names. */
export const listEverybody = (db: Db) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select([
      'usuarios.id',
      'usuarios.usuario',
      'usuarios.despedido_en',
      'misiones.nombre as mision',
      'misiones.categoria_id as id_categoria',
    ])
    .orderBy('usuarios.usuario')
    .orderBy('usuarios.id')
    .execute();

export const listAnteriores = (db: Db) =>
  db
    .selectFrom('cambios_nombre')
    .select(['usuario_id', 'anterior'])
    .orderBy('fecha')
    .orderBy('id')
    .execute();
