import type { Kysely } from 'kysely';
import { type Pagina, pageOf } from '../../db/pageOf';
import type { DB } from '../../db/tables';
import { anotada } from '../normativa/sanciones.service';

export const listDespidos = (db: Kysely<DB>, pagina: Pagina) =>
  pageOf(
    db
      .selectFrom('despidos as d')
      .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
      .innerJoin('misiones as m', 'm.id', 'u.mision_id')
      .leftJoin('usuarios as e', 'e.id', 'd.encargado_id')
      .leftJoin('sanciones as s', 's.despido_id', 'd.id')
      .select([
        'd.id',
        'd.usuario_id',
        'u.usuario as usuarioNombre',
        'm.categoria_id',
        'd.motivo',
        'd.fecha',
        'd.encargado_id',
      ])
      .select(['e.usuario as encargadoNombre', 'd.ingreso_en', anotada]),
    { table: 'despidos', as: 'd' },
    pagina,
  ).execute();

export type DespidoRow = Awaited<ReturnType<typeof listDespidos>>[number];

/** Inserts an active dismissal; the database allows one per person. @returns its id */
export async function insertDespido(
  tx: Kysely<DB>,
  row: { usuario_id: number; encargado_id: number; motivo: string; fecha: Date },
): Promise<number> {
  return (await tx.insertInto('despidos').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Ends the active dismissal; the row keeps it and the return as history. */
export const updateIngreso = (
  tx: Kysely<DB>,
  { usuarioId, encargadoId, ahora }: { usuarioId: number; encargadoId: number; ahora: Date },
) =>
  tx
    .updateTable('despidos')
    .set({ ingreso_en: ahora, ingreso_por: encargadoId })
    .where('usuario_id', '=', usuarioId)
    .where('ingreso_en', 'is', null)
    .execute();
