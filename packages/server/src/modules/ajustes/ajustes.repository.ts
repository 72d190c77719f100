import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/Db';
import { prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

const ajustesRow = prepareQuery((db) =>
  db.selectFrom('agencia').select(['nombre', 'siglas', 'firma_desde', 'zona']),
);
export const findAgencia = async (db: Db) => (await ajustesRow(db, {}))[0];

/** The agency's row with its JSON column `ajustes`; undefined before the agency is set up. */
export const findConAjustes = (db: Db, { lock } = { lock: false }) =>
  db
    .selectFrom('agencia')
    .select(['nombre', 'siglas', 'firma_desde', 'zona'])
    .select(sql<Readonly<Record<string, unknown>>>`ajustes`.as('ajustes'))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

export const updateAgencia = (
  tx: Db,
  columns: Partial<Pick<AjustesRow, 'nombre' | 'siglas' | 'firma_desde' | 'zona'>>,
) => tx.updateTable('agencia').set(columns).execute();

/** Inserts the agency's row. The table has room for one row: its key refuses a second. */
export const insertAgencia = (tx: Db, row: Insertable<DB['agencia']>) =>
  tx.insertInto('agencia').values(row).execute();

export type AjustesRow = Awaited<ReturnType<typeof ajustesRow>>[number];

export const updateAjuste = (tx: Db, nombre: string, valor: unknown) =>
  tx
    .updateTable('agencia')
    .set({ ajustes: sql`jsonb_set(ajustes, ${`{${nombre}}`}, ${JSON.stringify(valor)}::jsonb)` })
    .execute();
