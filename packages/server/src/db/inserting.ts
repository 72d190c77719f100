import type { Insertable } from 'kysely';
import type { Db } from './Db';
import type { DB } from './tables';

type Numbered = {
  [Table in keyof DB]: DB[Table] extends { id: unknown } ? Table : never;
}[keyof DB];

/** @returns the generated id */
export const inserting =
  <Table extends Numbered>(table: Table) =>
  async (tx: Db, row: Insertable<DB[Table]>): Promise<number> => {
    const query = tx.insertInto(table as 'ventas').values(row as Insertable<DB['ventas']>);
    return (await query.returning('id').executeTakeFirstOrThrow()).id;
  };
