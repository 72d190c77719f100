import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../db/Db';
import type { DB } from '../../db/tables';

export const insertCambioRango = (tx: Db, row: Insertable<DB['cambios_rango']>) =>
  tx.insertInto('cambios_rango').values(row).execute();

export const insertCambiosRango = (
  tx: Db,
  by: { encargadoId: number; anteriorId: number; nuevaId: number; ahora: Date; motivo: string },
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
          sql<number>`${by.encargadoId}::int`.as('encargado_id'),
          'mision_id',
          sql<number>`${by.nuevaId}::int`.as('mision_nueva_id'),
        ])
        .select([
          sql<Date>`${by.ahora}::timestamptz`.as('fecha'),
          sql<string>`${by.motivo}::text`.as('motivo'),
        ])
        .where('mision_id', '=', by.anteriorId)
        .orderBy('id'),
    )
    .execute();
