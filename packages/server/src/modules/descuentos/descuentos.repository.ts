import { foldCase } from '@garita/domain/formato/foldCase';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { annulling } from '../../db/annulling';
import { hasChanged } from '../../db/countChanged';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import type { DB } from '../../db/tables';

export const listVivos = (db: Db) =>
  db
    .selectFrom('descuentos as d')
    .innerJoin('usuarios as e', 'e.id', 'd.encargado_id')
    .select(['d.id', 'd.codigo', 'd.porciento', 'e.usuario as encargadoNombre'])
    .where('d.anulado_en', 'is', null)
    .orderBy('d.codigo')
    .orderBy('d.id')
    .execute();

/**
 * The usable code of a text, ignoring case. Two older codes may differ only in case, so an exact
 * match comes first.
 */
const selectActive = (db: Db, codigo: string) =>
  db
    .selectFrom('descuentos')
    .select(['id', 'codigo', 'porciento'])
    .where('codigo_plegado', '=', foldCase(codigo))
    .where('anulado_en', 'is', null)
    .orderBy(sql`codigo = ${codigo}`, 'desc')
    .orderBy('codigo_homonimo')
    .limit(1);

/** The usable discount code of a text, ignoring case; undefined if there is none. */
export const findVivo = (db: Db, codigo: string) => selectActive(db, codigo).executeTakeFirst();

/**
 * Like {@link findVivo}, and locks the code: no request can delete it until the transaction ends.
 */
export const lockActive = (tx: Db, codigo: string) =>
  selectActive(tx, codigo).forShare().executeTakeFirst();

/** A discount code, even if deleted, with the user who deleted it. */
export const findDescuento = (db: Db, id: number) =>
  db
    .selectFrom('descuentos as d')
    .leftJoin('usuarios as a', 'a.id', 'd.anulado_por')
    .select(['d.id', 'd.codigo', 'd.porciento', 'd.anulado_en', 'a.usuario as anuladoPor'])
    .where('d.id', '=', id)
    .executeTakeFirst();

/**
 * Inserts a code. The unique index refuses a second usable code with the same text, ignoring case.
 * @returns the row's id
 */
export const insertDescuento = (
  tx: Db,
  row: Omit<Insertable<DB['descuentos']>, 'codigo_plegado'>,
) => inserting('descuentos')(tx, { ...row, codigo_plegado: foldCase(row.codigo) });

/**
 * Marks a code as deleted. Of two concurrent deletions one succeeds.
 * @returns whether this call deleted the code
 */
export const annul = (tx: Db, { id, por, ahora }: { id: number; por: number; ahora: Date }) =>
  hasChanged(annulling(tx.updateTable('descuentos'), { por, ahora }).where('id', '=', id));
