import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** The agency's row; undefined before it has been set up. */
export const findAgencia = (db: Kysely<DB>) => db.selectFrom('agencia').select(['nombre', 'siglas', 'firma_desde', 'zona']).executeTakeFirst();

/** There is one row: a second one is refused by its key. */
export const insertAgencia = (tx: Kysely<DB>, row: { id: 1; nombre: string; siglas: string; firma_desde: number; zona: string; creada_en: Date }) =>
  tx.insertInto('agencia').values(row).execute();

export type AgenciaRow = NonNullable<Awaited<ReturnType<typeof findAgencia>>>;

/** The agency's zone and its other settings by name; undefined before it has been set up. */
export const findAjustes = (db: Kysely<DB>) => db.selectFrom('agencia').select(['zona', 'ajustes']).executeTakeFirst();
