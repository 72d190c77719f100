import { sql } from 'kysely';
import { newestFirst } from '../../db/behind';
import type { Db } from '../../db/Db';
import { nombreDelDia } from '../../db/nombreDelDia';

const NEWEST = 200;

/**
 * A person's active memberships. The first to end comes first, permanent ones come last. All sales
 * of one membership are one row.
 */
export const listMembresias = (db: Db, usuarioId: number, now: Date) =>
  db
    .selectFrom('membresias_vendidas as v')
    .innerJoin('membresias as m', 'm.id', 'v.membresia_id')
    .select(['m.nombre', 'm.id', 'm.perma', sql<Date | null>`max(v.finaliza)`.as('finaliza')])
    .where('v.usuario_id', '=', usuarioId)
    .where('v.anulado_en', 'is', null)
    .where((eb) => eb.or([eb('m.perma', '=', true), eb('v.finaliza', '>', now)]))
    .groupBy('m.id')
    .orderBy(sql`case when m.perma then null else max(v.finaliza) end`, (order) =>
      order.asc().nullsLast(),
    )
    .orderBy('m.id')
    .execute();

export const listAscensosDados = (db: Db, encargadoId: number) =>
  db
    .selectFrom('ascensos as a')
    .innerJoin('usuarios as u', 'u.id', 'a.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 'a.encargado_id')
    .innerJoin('misiones as m', 'm.id', 'a.mision_nueva_id')
    .select([
      'u.usuario as nombre_usuario',
      nombreDelDia('m', 'a.fecha').as('nueva'),
      'e.usuario as nombre_encargado',
      'a.fecha',
    ])
    .where('a.encargado_id', '=', encargadoId)
    .$call(newestFirst('a.fecha', 'a.id', NEWEST))
    .execute();

export const listTrabajo = (db: Db, usuarioId: number, tipo: 'asistencia' | 'minutos') =>
  db
    .selectFrom('nomina as n')
    .leftJoin('usuarios as e', 'e.id', 'n.encargado_id')
    .select(['n.motivo', 'n.cantidad', 'e.usuario as encargado', 'n.fecha'])
    .where('n.usuario_id', '=', usuarioId)
    .where('n.tipo', '=', tipo)
    .$call(newestFirst('n.fecha', 'n.id', NEWEST))
    .execute();
