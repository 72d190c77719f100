import type { Kysely, Updateable } from 'kysely';
import type { DB } from '../../db/tables';

/** A membership of the catalogue, which nobody else changes until the transaction ends; undefined for an unknown id. */
export const lockMembresia = (tx: Kysely<DB>, id: number) => tx.selectFrom('membresias').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function updateMembresia(tx: Kysely<DB>, id: number, values: Updateable<DB['membresias']>): Promise<void> {
  await tx.updateTable('membresias').set(values).where('id', '=', id).execute();
}
