import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { type Pagina, pageOf } from '../../db/pageOf';
import { anotada } from '../normativa/sanciones.service';

export const listDespidos = (db: Db, pagina: Pagina) =>
  db
    .selectFrom('despidos as d')
    .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .leftJoin('usuarios as e', 'e.id', 'd.encargado_id')
    .leftJoin('sanciones as s', 's.despido_id', 'd.id')
    .select([
      'd.id',
      'd.usuario_id as usuario',
      'u.usuario as usuarioNombre',
      'm.categoria_id as id_categoria',
      'd.motivo',
      'd.fecha',
      'd.encargado_id as encargado',
    ])
    .select(['e.usuario as encargadoNombre', 'd.ingreso_en', anotada])
    .$call(pageOf({ table: 'despidos', as: 'd' }, pagina))
    .execute();

export type DespidoRow = Awaited<ReturnType<typeof listDespidos>>[number];

/** Inserts an active dismissal. The database allows one per person. @returns the dismissal's id */
export const insertDespido = inserting('despidos');

export const findVigente = (db: Db, usuarioId: number) =>
  db
    .selectFrom('despidos')
    .select(['fecha', 'motivo'])
    .where('usuario_id', '=', usuarioId)
    .where('ingreso_en', 'is', null)
    .executeTakeFirst();

/** Ends the active dismissal; the row stays as history. */
export const updateIngreso = (
  tx: Db,
  { usuarioId, encargadoId, ahora }: { usuarioId: number; encargadoId: number; ahora: Date },
) =>
  tx
    .updateTable('despidos')
    .set({ ingreso_en: ahora, ingreso_por: encargadoId })
    .where('usuario_id', '=', usuarioId)
    .where('ingreso_en', 'is', null)
    .execute();
