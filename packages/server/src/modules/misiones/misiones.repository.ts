import { sql } from 'kysely';
import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { nombreDelDia } from '../../db/nombreDelDia';
import { type Pagina, pageOf } from '../../db/pageOf';

export const listCompradores = (db: Db) =>
  db
    .selectFrom('usuarios as u')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .select([
      'u.id',
      'u.usuario',
      'm.nombre as mision',
      'm.categoria_id',
      'm.id as mision_id',
      'u.firma',
    ])
    .where('u.despedido_en', 'is', null)
    .where(
      sql<boolean>`exists (
        select from misiones s join categorias c on c.id = s.categoria_id and c.activa
        where s.venta and s.retirada_en is null and (s.categoria_id, s.posicion) > (m.categoria_id, m.posicion))`,
    )
    .orderBy('u.usuario')
    .orderBy('u.id')
    .execute();

export const listVendidas = (db: Db, pagina: Pagina) =>
  db
    .selectFrom('misiones_vendidas as v')
    .innerJoin('ventas as s', 's.id', 'v.venta_id')
    .innerJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 'v.encargado_id')
    .innerJoin('misiones as n', 'n.id', 'v.mision_nueva_id')
    .innerJoin('misiones as a', 'a.id', 'v.mision_anterior_id')
    .select(['v.id', 'u.usuario', 'e.usuario as encargado', 's.credito', 'v.fecha'])
    .select([
      nombreDelDia('n', 'v.fecha').as('mision'),
      nombreDelDia('a', 'v.fecha').as('anterior'),
    ])
    .$call(pageOf({ table: 'misiones_vendidas', as: 'v' }, pagina))
    .execute();

export const insertVendida = inserting('misiones_vendidas');
