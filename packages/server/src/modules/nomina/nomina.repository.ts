import type { Logros } from '@garita/domain/nomina/requisito';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { type Kysely, sql } from 'kysely';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';

/** How often a lock on the open period is tried: one closing or reopening in between is likely, two are not. */
const TRIES = 3;

/**
 * The open pay period, locked until the transaction ends: `share` for crediting, which keeps it from being closed meanwhile, `update` for
 * closing. Who waits while it is closed or opened again wakes to find the row gone, and looks again.
 * @throws Rechazo 503 on a portal without one.
 */
export async function lockOpenPeriod(tx: Kysely<DB>, mode: 'share' | 'update') {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const query = tx.selectFrom('periodos').select(['id', 'abierto_en']).where('cerrado_en', 'is', null);
    const open = await (mode === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
    if (open) return open;
  }
  throw Rechazo.unavailable(SERVICIO.noDisponible);
}

/** `lockOpenPeriod` for crediting, to be asked together with other things; no row when it is being closed or opened again. */
export const openPeriodHeld = prepareQuery('periodo abierto que se sostiene', (db) =>
  db.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).forShare(),
);

/** The open pay period. @throws Rechazo 503 on a portal without one. */
export async function findOpenPeriod(db: Kysely<DB>) {
  const open = await db.selectFrom('periodos').select(['id', 'abierto_en']).where('cerrado_en', 'is', null).executeTakeFirst();
  if (!open) throw Rechazo.unavailable(SERVICIO.noDisponible);
  return open;
}

/** Opens a pay period; the database lets one be open. */
export const insertPeriodo = (tx: Kysely<DB>, now: Date) => tx.insertInto('periodos').values({ abierto_en: now }).execute();

export interface LedgerEntry {
  readonly usuario_id: number;
  readonly periodo_id: number;
  readonly tipo: 'ascenso' | 'asistencia' | 'minutos';
  /** Promotions, attendances or minutes; negative takes off. */
  readonly cantidad: number;
  readonly fecha: Date;
  readonly motivo: string;
  readonly encargado_id: number | null;
  readonly ascenso_id?: number | null;
  readonly tiempo_id?: number | null;
  readonly paselista_id?: number | null;
  /** A correction by hand, as the log of requirements tells them. */
  readonly ajuste?: boolean;
}

/** Adds one row to the payroll ledger; nothing is ever taken out of it. */
export const insertEntry = (tx: Kysely<DB>, entry: LedgerEntry) => tx.insertInto('nomina').values(entry).execute();

/** The credit of one promotion. */
export const insertCredito = prepareQuery(
  'crédito de un ascenso',
  (db, place: Places<{ usuarioId: number; periodoId: number; ascensoId: number; motivo: string; ahora: Date }>) =>
    db.insertInto('nomina').values({
      usuario_id: place('usuarioId'),
      periodo_id: place('periodoId'),
      tipo: 'ascenso',
      cantidad: 1,
      fecha: place('ahora'),
      motivo: place('motivo'),
      encargado_id: place('usuarioId'),
      ascenso_id: place('ascensoId'),
    }),
);

/** Adds several rows to the payroll ledger. */
export const insertEntries = (tx: Kysely<DB>, entries: readonly LedgerEntry[]) =>
  tx
    .insertInto('nomina')
    .values([...entries])
    .execute();

const sumOf = (tipo: LedgerEntry['tipo']) => sql<number>`coalesce(sum(cantidad) filter (where tipo = ${tipo}), 0)::int`;

/** Which entries are summed up: those of a period, or all between two moments, whatever their period. */
export type Entries = { readonly periodo: number } | { readonly desde: Date; readonly hasta: Date };

/** The sums of some entries, a row for each person who has any. */
export function sumEntries(db: Kysely<DB>, entries: Entries) {
  const sums = db
    .selectFrom('nomina')
    .select('usuario_id')
    .select([sumOf('ascenso').as('ascensos'), sumOf('asistencia').as('asistencias'), sumOf('minutos').as('times')])
    .select((eb) => eb.fn.max('fecha').as('fecha'))
    .groupBy('usuario_id');
  if ('periodo' in entries) return sums.where('periodo_id', '=', entries.periodo);
  return sums.where('fecha', '>=', entries.desde).where('fecha', '<', entries.hasta);
}

/** The counts of a row that may have no entries. */
export const COUNTS = [
  sql<number>`coalesce(t.ascensos, 0)`.as('ascensos'),
  sql<number>`coalesce(t.asistencias, 0)`.as('asistencias'),
  sql<number>`coalesce(t.times, 0)`.as('times'),
] as const;

const selectTotals = (db: Kysely<DB>, entries: Entries, alsoOf: readonly number[] = []) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin(sumEntries(db, entries).as('t'), 't.usuario_id', 'u.id')
    .select(['u.id', 'u.usuario', 'm.categoria_id', 't.fecha'])
    .select(COUNTS)
    .where((eb) => eb.or([eb('u.despedido_en', 'is', null), sql<boolean>`u.id = any(${sql.val(alsoOf)}::int[])`]))
    .orderBy('u.usuario');

/**
 * Each active person with the sums of some entries, in Spanish order of their names; zeros included.
 * @param alsoOf people who are listed even if they were dismissed.
 */
export const listTotals = (db: Kysely<DB>, entries: Entries, alsoOf?: readonly number[]) => selectTotals(db, entries, alsoOf).execute();

/** The same, each with when their newest entry of all was credited; null for who has none. */
export const listTotalsWithNewest = (db: Kysely<DB>, entries: Entries) =>
  selectTotals(db, entries)
    .select((eb) =>
      eb
        .selectFrom('nomina as n')
        .select((n) => n.fn.max('n.fecha').as('fecha'))
        .whereRef('n.usuario_id', '=', 'u.id')
        .as('newest'),
    )
    .execute();

/** An active person's name and category; null for anyone else. */
export const findPersona = async (db: Kysely<DB>, id: number) =>
  (await db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.usuario', 'm.categoria_id'])
    .where('u.id', '=', id)
    .where('u.despedido_en', 'is', null)
    .executeTakeFirst()) ?? null;

/** How many entries a period has. */
export async function countEntries(db: Kysely<DB>, periodoId: number): Promise<number> {
  const count = sql<number>`count(*)::int`.as('entries');
  return (await db.selectFrom('nomina').select(count).where('periodo_id', '=', periodoId).executeTakeFirstOrThrow()).entries;
}

/** Who brought an entry about: of a promotion the promoter, whose entry it is, also where an older row names nobody. */
const CAUSED_BY = sql<number | null>`coalesce(n.encargado_id, case when n.ascenso_id is not null then n.usuario_id end)`;

/** A person's entries of a period, newest first. */
export const listEntries = (db: Kysely<DB>, usuarioId: number, periodoId: number, limit: number) =>
  db
    .selectFrom('nomina as n')
    .leftJoin('usuarios as e', (join) => join.on('e.id', '=', CAUSED_BY))
    .select(['n.id', 'n.tipo', 'n.cantidad', 'n.fecha', 'n.motivo', CAUSED_BY.as('encargado_id'), 'e.usuario as encargado'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('n.usuario_id', '=', usuarioId)
    .where('n.periodo_id', '=', periodoId)
    .orderBy('n.fecha', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

/** What a person is credited in a period. */
export async function findSums(db: Kysely<DB>, usuarioId: number, periodoId: number): Promise<Logros> {
  const sums = await sumEntries(db, { periodo: periodoId }).where('usuario_id', '=', usuarioId).executeTakeFirst();
  return { ascensos: sums?.ascensos ?? 0, asistencias: sums?.asistencias ?? 0, times: sums?.times ?? 0 };
}

export type TotalsRow = Awaited<ReturnType<typeof listTotals>>[number];

/** Ids of the active people whose membership halves requirements at a moment. */
export const listReduced = (db: Kysely<DB>, now: Date) =>
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
    .orderBy('u.id')
    .execute();
