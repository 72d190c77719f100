import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/tables';

export const insertCambioRango = (
  tx: Kysely<DB>,
  row: {
    usuario_id: number;
    encargado_id: number;
    mision_anterior_id: number;
    mision_nueva_id: number;
    fecha: Date;
  },
) => tx.insertInto('cambios_rango').values(row).execute();

/** Logs the move of all people of a mission, in the order of their ids. */
export const insertCambiosRango = (
  tx: Kysely<DB>,
  {
    encargadoId,
    anteriorId,
    nuevaId,
    ahora,
    motivo,
  }: { encargadoId: number; anteriorId: number; nuevaId: number; ahora: Date; motivo: string },
) =>
  tx
    .insertInto('cambios_rango')
    .columns([
      'usuario_id',
      'encargado_id',
      'mision_anterior_id',
      'mision_nueva_id',
      'fecha',
      'motivo',
    ])
    .expression((eb) =>
      eb
        .selectFrom('usuarios')
        .select([
          'id',
          sql<number>`${encargadoId}::int`.as('encargado_id'),
          'mision_id',
          sql<number>`${nuevaId}::int`.as('mision_nueva_id'),
        ])
        .select([
          sql<Date>`${ahora}::timestamptz`.as('fecha'),
          sql<string>`${motivo}::text`.as('motivo'),
        ])
        .where('mision_id', '=', anteriorId)
        .orderBy('id'),
    )
    .execute();
