import { type Kysely, sql } from 'kysely';
import { prepareQuery } from '../../db/prepareQuery';
import type { DB } from '../../db/tables';

/** The agency's row; undefined before it has been set up. */
export const agenciaRow = prepareQuery('agencia', (db) =>
  db.selectFrom('agencia').select(['nombre', 'siglas', 'firma_desde', 'zona']),
);
export const findAgencia = async (db: Kysely<DB>) => (await agenciaRow(db, {}))[0];

/** What the page is made with; undefined before it has been set up. */
export const findPortal = (db: Kysely<DB>) =>
  db.selectFrom('agencia').select(['nombre', 'siglas', 'ajustes']).executeTakeFirst();

/** Sets what of it has a column of its own. */
export const updateAgencia = (
  tx: Kysely<DB>,
  columns: Partial<Pick<AgenciaRow, 'nombre' | 'siglas' | 'firma_desde' | 'zona'>>,
) => tx.updateTable('agencia').set(columns).execute();

/** There is one row: a second one is refused by its key. */
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

/** The agency's other settings, perhaps locked against other writes; undefined before it has been set up. */
export const findAjustesFor = (db: Kysely<DB>, { lock }: { lock: boolean }) =>
  db
    .selectFrom('agencia')
    .select('ajustes')
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

/** Sets one of them. */
export const updateAjuste = (tx: Kysely<DB>, nombre: string, valor: unknown) =>
  tx
    .updateTable('agencia')
    .set({ ajustes: sql`jsonb_set(ajustes, ${`{${nombre}}`}, ${JSON.stringify(valor)}::jsonb)` })
    .execute();

/** The agency's zone and its other settings by name; undefined before it has been set up. */
export const findAjustes = (db: Kysely<DB>) =>
  db.selectFrom('agencia').select(['zona', 'ajustes']).executeTakeFirst();
