import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** What was sold: the three things that the agency sells. */
export type OrigenVenta = 'membresia' | 'mision' | 'traslado';

/** Adds a sale, not paid yet. @returns its id. */
export async function insertVenta(
  tx: Kysely<DB>,
  row: {
    encargado_id: number;
    usuario_id: number | null;
    externo: string | null;
    origen: OrigenVenta;
    descripcion: string;
    credito: number;
    fecha: Date;
  },
): Promise<number> {
  return (await tx.insertInto('ventas').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Annuls a sale that stands and that nobody has paid: one conditional update. @returns whether this was the one. */
export async function annulUnpaid(tx: Kysely<DB>, { id, por, ahora }: { id: number; por: number; ahora: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('ventas')
    .set({ anulado_en: ahora, anulado_por: por })
    .where('id', '=', id)
    .where('anulado_en', 'is', null)
    .where('pagado_en', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
