import type { Db } from '../../db/Db';

const selectActive = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select(['u.usuario', 'm.nombre as mision', 'm.categoria_id as categoria'])
    .where('u.despedido_en', 'is', null);

export const listFromCategory = (db: Db, categoria: number) =>
  selectActive(db)
    .where('m.categoria_id', '>=', categoria)
    .orderBy('m.categoria_id', 'desc')
    .orderBy('m.posicion', 'desc')
    .orderBy('u.usuario')
    .execute();

export const listMembers = (db: Db) => selectActive(db).orderBy('u.usuario').execute();
