import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** What promotion rules need of one active person; undefined when unknown or dismissed. */
export const findPromotable = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .innerJoin('categorias', 'categorias.id', 'misiones.categoria_id')
    .select(['usuarios.id', 'usuarios.firma', 'usuarios.rango_desde', 'misiones.id as mision_id', 'misiones.nombre as mision'])
    .select(['categorias.id as categoria_id', 'categorias.tiempo_ascenso', 'categorias.asciende_hasta'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('solicitudes')
            .select('solicitudes.id')
            .whereRef('solicitudes.usuario_id', '=', 'usuarios.id')
            .where('solicitudes.estado', '=', 'pendiente'),
        )
        .as('pendiente'),
    )
    .where('usuarios.id', '=', id)
    .where('usuarios.despedido_en', 'is', null)
    .executeTakeFirst();

export type PromotableRow = NonNullable<Awaited<ReturnType<typeof findPromotable>>>;

/** Name of who gave a person their present mission; undefined when nobody did. */
export const findLastPromoter = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('ascensos')
    .innerJoin('usuarios', 'usuarios.id', 'ascensos.encargado_id')
    .select('usuarios.usuario')
    .where('ascensos.usuario_id', '=', id)
    .orderBy('ascensos.fecha', 'desc')
    .orderBy('ascensos.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds one row to the promotion log and gives its id. */
export async function insertAscenso(
  tx: Kysely<DB>,
  row: {
    usuario_id: number;
    encargado_id: number | null;
    mision_anterior_id: number | null;
    mision_nueva_id: number;
    fecha: Date;
    solicitud_id: number | null;
  },
): Promise<number> {
  const { id } = await tx.insertInto('ascensos').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
