import { nombreColumns } from '@garita/server/src/db/nombreColumns';
import type { DB } from '@garita/server/src/db/tables';
import type { Kysely } from 'kysely';

/** Inserts the least that makes an agency: an owner with a category and a mission. */
export async function insertOwner(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .insertInto('categorias')
    .values({ id: 1, nombre: 'Fundación', tiempo_ascenso: '5 minute' })
    .execute();
  const { id } = await db
    .insertInto('misiones')
    .values({ categoria_id: 1, posicion: 1, nombre: 'Fundación' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = {
    ...nombreColumns('Fundadora'),
    clave_hash: 'x',
    mision_id: id,
    permiso_sys: true,
    registrado_en: now,
    rango_desde: now,
  };
  await db.insertInto('usuarios').values(row).execute();
}
