import { sql } from 'kysely';
import { newestFirst } from '../../db/behind';
import type { Db } from '../../db/Db';
import { type Places, prepareQuery } from '../../db/prepareQuery';

export interface LedgerEntry {
  readonly usuario_id: number;
  readonly periodo_id: number;
  readonly tipo: 'ascenso' | 'asistencia' | 'minutos';
  /** Promotions, attendances or minutes, according to `tipo`. Less than 0 subtracts. */
  readonly cantidad: number;
  readonly fecha: Date;
  readonly motivo: string;
  readonly encargado_id: number | null;
  readonly ascenso_id?: number | null;
  readonly tiempo_id?: number | null;
  readonly paselista_id?: number | null;
  /** Whether a user made the entry by hand. The log of requirements lists such entries. */
  readonly ajuste?: boolean;
}

/** Adds an entry. The payroll ledger is append-only. */
export const insertEntry = (tx: Db, entry: LedgerEntry) =>
  tx.insertInto('nomina').values(entry).execute();

export const insertCredito = prepareQuery(
  (
    db,
    place: Places<{
      usuarioId: number;
      periodoId: number;
      ascensoId: number;
      motivo: string;
      ahora: Date;
    }>,
  ) =>
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

export const insertEntries = (tx: Db, entries: readonly LedgerEntry[]) =>
  tx
    .insertInto('nomina')
    .values([...entries])
    .execute();

/**
 * The author of an entry. Older entries for promotions have no author; their author is the
 * promoter, who got the credit.
 */
const CAUSED_BY = sql<
  number | null
>`coalesce(n.encargado_id, case when n.ascenso_id is not null then n.usuario_id end)`;

export const listEntries = (db: Db, usuarioId: number, periodoId: number, limit: number) =>
  db
    .selectFrom('nomina as n')
    .leftJoin('usuarios as e', (join) => join.on('e.id', '=', CAUSED_BY))
    .select([
      'n.id',
      'n.tipo',
      'n.cantidad',
      'n.fecha',
      'n.motivo',
      CAUSED_BY.as('encargado_id'),
      'e.usuario as encargado',
    ])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('n.usuario_id', '=', usuarioId)
    .where('n.periodo_id', '=', periodoId)
    .$call(newestFirst('n.fecha', 'n.id', limit))
    .execute();
