import { foldCase } from '@garita/domain/formato/foldCase';
import { type Kysely, sql } from 'kysely';
import { annulling } from '../../db/annulling';
import type { DB } from '../../db/tables';

export const listVivos = (db: Kysely<DB>) =>
  db
    .selectFrom('descuentos as d')
    .innerJoin('usuarios as e', 'e.id', 'd.encargado_id')
    .select(['d.id', 'd.codigo', 'd.porciento', 'e.usuario as encargadoNombre'])
    .where('d.anulado_en', 'is', null)
    .orderBy('d.codigo')
    .orderBy('d.id')
    .execute();

/** An exact match comes first: two older codes may differ in case only. */
const selectVivo = (db: Kysely<DB>, codigo: string) =>
  db
    .selectFrom('descuentos')
    .select(['id', 'codigo', 'porciento'])
    .where('codigo_plegado', '=', foldCase(codigo))
    .where('anulado_en', 'is', null)
    .orderBy(sql`codigo = ${codigo}`, 'desc')
    .orderBy('codigo_homonimo')
    .limit(1);

/** Ignores case; undefined when there is no usable code. */
export const findVivo = (db: Kysely<DB>, codigo: string) =>
  selectVivo(db, codigo).executeTakeFirst();

/** As {@link findVivo}, with a lock: no request deletes it until the transaction ends. */
export const lockVivo = (tx: Kysely<DB>, codigo: string) =>
  selectVivo(tx, codigo).forShare().executeTakeFirst();

/** A code, deleted or not, with the user who deleted it; undefined for an unknown id. */
export const findDescuento = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('descuentos as d')
    .leftJoin('usuarios as a', 'a.id', 'd.anulado_por')
    .select(['d.id', 'd.codigo', 'd.porciento', 'd.anulado_en', 'a.usuario as anuladoPor'])
    .where('d.id', '=', id)
    .executeTakeFirst();

/** The unique index refuses a second usable code of the same text. @returns its id */
export async function insertDescuento(
  tx: Kysely<DB>,
  row: { codigo: string; porciento: number; encargado_id: number; creado_en: Date },
): Promise<number> {
  const codigo_plegado = foldCase(row.codigo);
  return (
    await tx
      .insertInto('descuentos')
      .values({ ...row, codigo_plegado })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/**
 * Deletes a usable code. A conditional update: of two concurrent deletions one changes nothing.
 * @returns whether this one deleted it
 */
export async function annul(
  tx: Kysely<DB>,
  { id, por, ahora }: { id: number; por: number; ahora: Date },
): Promise<boolean> {
  const row = await annulling(tx.updateTable('descuentos'), { por, ahora })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
