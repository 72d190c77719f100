import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

const selectActive = (db: Kysely<DB>) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.usuario', 'm.nombre as mision', 'm.categoria_id as categoria'])
    .where('u.despedido_en', 'is', null);

export const listFromCategory = (db: Kysely<DB>, categoria: number) =>
  selectActive(db)
    .where('m.categoria_id', '>=', categoria)
    .orderBy('m.categoria_id', 'desc')
    .orderBy('m.posicion', 'desc')
    .orderBy('u.usuario')
    .execute();

export const listMembers = (db: Kysely<DB>) => selectActive(db).orderBy('u.usuario').execute();
