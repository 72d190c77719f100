import { type Kysely, sql } from 'kysely';
import { prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

const agenciaRow = prepareQuery('agencia', (db) =>
  db.selectFrom('agencia').select(['nombre', 'siglas', 'firma_desde', 'zona']),
);
export const findAgencia = async (db: Kysely<DB>) => (await agenciaRow(db, {}))[0];

/**
 * The row with its JSON `ajustes`, optionally locked for update; undefined before the agency is set
 * up.
 */
export const findConAjustes = (db: Kysely<DB>, { lock } = { lock: false }) =>
  db
    .selectFrom('agencia')
    .select(['nombre', 'siglas', 'firma_desde', 'zona'])
    .select(sql<Readonly<Record<string, unknown>>>`ajustes`.as('ajustes'))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

export const updateAgencia = (
  tx: Kysely<DB>,
  columns: Partial<Pick<AgenciaRow, 'nombre' | 'siglas' | 'firma_desde' | 'zona'>>,
) => tx.updateTable('agencia').set(columns).execute();

/** The table holds one row: its key refuses a second one. */
export const insertAgencia = (
  tx: Kysely<DB>,
  row: {
    id: 1;
    nombre: string;
    siglas: string;
    firma_desde: number;
    zona: string;
    creada_en: Date;
  },
) => tx.insertInto('agencia').values(row).execute();

export type AgenciaRow = Awaited<ReturnType<typeof agenciaRow>>[number];

export const updateAjuste = (tx: Kysely<DB>, nombre: string, valor: unknown) =>
  tx
    .updateTable('agencia')
    .set({ ajustes: sql`jsonb_set(ajustes, ${`{${nombre}}`}, ${JSON.stringify(valor)}::jsonb)` })
    .execute();
