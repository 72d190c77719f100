import type { MultaValues } from '@garita/domain/multas/multa.rules';
import { sql } from 'kysely';
import { countWaiting } from '../../db/countWaiting';
import type { Db } from '../../db/Db';
import { type Pagina, pageOf } from '../../db/pageOf';
import { type Places, prepareQuery } from '../../db/prepareQuery';
import { total } from '../../db/total';
import { anotada } from '../normativa/sanciones.service';

const selectMultas = (db: Db) =>
  db
    .selectFrom('multas as x')
    .innerJoin('usuarios as u', 'u.id', 'x.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .innerJoin('usuarios as e', 'e.id', 'x.encargado_id')
    .leftJoin('sanciones as s', 's.multa_id', 'x.id')
    .select([
      'x.id',
      'x.usuario_id as usuario',
      'u.usuario as usuarioNombre',
      'm.categoria_id as id_categoria',
      'x.motivo',
      'x.creditos',
      'x.fecha',
    ])
    .select(['x.cobrada_en', 'x.pago_id', 'x.anulado_en', 'e.usuario as encargadoNombre', anotada]);

export type MultaRow = Awaited<
  ReturnType<ReturnType<typeof selectMultas>['executeTakeFirstOrThrow']>
>;

/**
 * A page of the fines that are not deleted, with the contract's names. @param usuarioId only this
 * person's fines
 */
export const listMultas = (db: Db, pagina: Pagina, usuarioId?: number) =>
  selectMultas(db)
    .where('x.anulado_en', 'is', null)
    .$if(usuarioId !== undefined, (query) => query.where('x.usuario_id', '=', usuarioId as number))
    .$call(pageOf({ table: 'multas', as: 'x' }, pagina))
    .execute();

/** A fine, even if deleted. */
export const findMulta = (db: Db, id: number) =>
  selectMultas(db).where('x.id', '=', id).executeTakeFirst();

type NuevaMulta = Omit<MultaValues, 'usuario' | 'creditos'> & {
  readonly usuario_id: number;
  readonly encargado_id: number;
  readonly creditos: number;
  readonly fecha: Date;
};

/** Returns the fine's id. */
export const insertMulta = prepareQuery((db, place: Places<NuevaMulta>) =>
  db
    .insertInto('multas')
    .values({
      usuario_id: place('usuario_id'),
      encargado_id: place('encargado_id'),
      motivo: place('motivo'),
      creditos: place('creditos'),
      fecha: place('fecha'),
    })
    .returning('id'),
);

/**
 * Updates a fine that may be changed by hand: it is not deleted, and the pay list has not collected
 * it.
 */
const changeByHand = (tx: Db, id: number) =>
  tx
    .updateTable('multas')
    .where('id', '=', id)
    .where('anulado_en', 'is', null)
    .where('pago_id', 'is', null)
    .returning('id');

/** @returns whether this call deleted the fine */
export const annulMulta = async (
  tx: Db,
  { id, encargadoId, ahora }: { id: number; encargadoId: number; ahora: Date },
): Promise<boolean> =>
  (await changeByHand(tx, id).set({ anulado_en: ahora, anulado_por: encargadoId }).execute())
    .length > 0;

/** @returns whether this call changed the fine */
export async function markCobrada(
  tx: Db,
  by: { id: number; cobrada: boolean; encargadoId: number; ahora: Date },
): Promise<boolean> {
  const changed = await changeByHand(tx, by.id)
    .set({
      cobrada_en: by.cobrada ? by.ahora : null,
      cobrada_por: by.cobrada ? by.encargadoId : null,
    })
    .where('cobrada_en', by.cobrada ? 'is' : 'is not', null)
    .executeTakeFirst();
  return changed !== undefined;
}

const CREDITOS = total('creditos').as('creditos');

/** The credits that each person owes. A person without debt has no row. */
export const sumUncollected = (db: Db, usuarioIds: readonly number[]) =>
  db
    .selectFrom('multas')
    .select(['usuario_id as id', CREDITOS])
    .where('usuario_id', '=', sql<number>`any(${[...usuarioIds]}::int[])`)
    .where('cobrada_en', 'is', null)
    .where('anulado_en', 'is', null)
    .where('creditos', '>', 0)
    .groupBy('usuario_id')
    .execute();

/**
 * Counts the fines to collect. @param place.salvo a person whose fines do not count, because no
 * user collects their own
 */
export const multasPorCobrar = prepareQuery((db, place: Places<{ salvo: number }>) =>
  db
    .selectFrom('multas')
    .select(countWaiting('fecha'))
    .where('cobrada_en', 'is', null)
    .where('anulado_en', 'is', null)
    .where('creditos', '>', 0)
    .where('usuario_id', '<>', place('salvo')),
);

/** The credits that each row of the pay list has collected. A row without fines is absent. */
export const sumCollectedBy = (db: Db, pagoIds: readonly number[]) =>
  db
    .selectFrom('multas')
    .select(['pago_id as id', CREDITOS])
    .where('pago_id', '=', sql<number>`any(${[...pagoIds]}::int[])`)
    .groupBy('pago_id')
    .$narrowType<{ id: number }>()
    .execute();

/** Marks all fines that a person owes as collected. Warnings of 0 credits do not change. */
export const collectAll = (
  tx: Db,
  by: { usuarioId: number; pagoId: number; encargadoId: number; ahora: Date },
) =>
  tx
    .updateTable('multas')
    .set({ cobrada_en: by.ahora, cobrada_por: by.encargadoId, pago_id: by.pagoId })
    .where('usuario_id', '=', by.usuarioId)
    .where('cobrada_en', 'is', null)
    .where('anulado_en', 'is', null)
    .where('creditos', '>', 0)
    .returning(['id', 'creditos'])
    .execute();

export const releaseAll = (tx: Db, pagoId: number) =>
  tx
    .updateTable('multas')
    .set({ cobrada_en: null, cobrada_por: null, pago_id: null })
    .where('pago_id', '=', pagoId)
    .returning(['id', 'creditos'])
    .execute();
