import type { Db } from '../../db/Db';

/** A person's signature and category; undefined for an unknown or dismissed person. */
export const findSigner = (db: Db, id: number) =>
  db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select(['usuarios.id', 'usuarios.firma', 'misiones.categoria_id'])
    .where('usuarios.id', '=', id)
    .where('usuarios.despedido_en', 'is', null)
    .executeTakeFirst();

export async function listFirmas(db: Db) {
  const rows = await db
    .selectFrom('usuarios')
    .innerJoin('misiones', 'misiones.id', 'usuarios.mision_id')
    .select([
      'usuarios.usuario',
      'usuarios.firma',
      'usuarios.id',
      'misiones.categoria_id as id_categoria',
    ])
    .where('usuarios.despedido_en', 'is', null)
    .where('usuarios.firma', 'is not', null)
    .orderBy('usuarios.usuario')
    .orderBy('usuarios.id')
    .$narrowType<{ firma: string }>()
    .execute();
  return rows;
}
