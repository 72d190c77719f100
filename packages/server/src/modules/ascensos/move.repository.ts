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
  sql`
    insert into cambios_rango (usuario_id, encargado_id, mision_anterior_id, mision_nueva_id, fecha, motivo)
    select id, ${by.encargadoId}::int, mision_id, ${by.nuevaId}::int, ${by.ahora}::timestamptz, ${by.motivo}::text
    from usuarios where mision_id = ${by.anteriorId} order by id`.execute(tx);
