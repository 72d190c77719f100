import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

/** The open pay period, held against closing until the transaction ends. */
export const holdOpenPeriod = (tx: Kysely<DB>) => tx.selectFrom('periodos').select('id').where('cerrado_en', 'is', null).forShare().executeTakeFirstOrThrow();

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
}

/** Adds one row to the payroll ledger; nothing is ever taken out of it. */
export const insertEntry = (tx: Kysely<DB>, entry: LedgerEntry) => tx.insertInto('nomina').values(entry).execute();

const sumOf = (tipo: LedgerEntry['tipo']) => sql<number>`coalesce(sum(t.cantidad) filter (where t.tipo = ${tipo}), 0)::int`;

/** Which entries are summed up: those of the open period, or all between two moments, whatever their period. */
type Entries = 'abierto' | { readonly desde: Date; readonly hasta: Date };

/** Each active person with the sums of some entries, in Spanish order of their names; zeros included. */
export const listTotals = (db: Kysely<DB>, entries: Entries) =>
  db
    .with('t', (q) =>
      q
        .selectFrom('nomina')
        .innerJoin('periodos', 'periodos.id', 'nomina.periodo_id')
        .select(['nomina.usuario_id', 'nomina.tipo', 'nomina.cantidad', 'nomina.fecha'])
        .$if(entries === 'abierto', (query) => query.where('periodos.cerrado_en', 'is', null))
        .$if(entries !== 'abierto', (query) => {
          const { desde, hasta } = entries as Exclude<Entries, 'abierto'>;
          return query.where('nomina.fecha', '>=', desde).where('nomina.fecha', '<', hasta);
        }),
    )
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('t', 't.usuario_id', 'u.id')
    .select(['u.id', 'u.usuario', 'm.categoria_id'])
    .select([sumOf('ascenso').as('ascensos'), sumOf('asistencia').as('asistencias'), sumOf('minutos').as('times')])
    .select((eb) => eb.fn.max('t.fecha').as('fecha'))
    .where('u.despedido_en', 'is', null)
    .groupBy(['u.id', 'm.categoria_id'])
    .orderBy('u.usuario')
    .execute();

/** What a person is credited of one kind in the open period. */
export async function sumOpen(db: Kysely<DB>, usuarioId: number, tipo: LedgerEntry['tipo']): Promise<number> {
  const { total } = await db
    .selectFrom('nomina')
    .innerJoin('periodos', 'periodos.id', 'nomina.periodo_id')
    .select(sql<number>`coalesce(sum(nomina.cantidad), 0)::int`.as('total'))
    .where('periodos.cerrado_en', 'is', null)
    .where('nomina.usuario_id', '=', usuarioId)
    .where('nomina.tipo', '=', tipo)
    .executeTakeFirstOrThrow();
  return total;
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
