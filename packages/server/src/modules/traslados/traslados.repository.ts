import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { nombreDelDia } from '../../db/nombreDelDia';
import { type Pagina, pageOf } from '../../db/pageOf';

export const selectTraslados = (db: Db, pagina: Pagina) =>
  db
    .selectFrom('traslados as t')
    .innerJoin('usuarios as u', 'u.id', 't.usuario_id')
    .innerJoin('usuarios as e', 'e.id', 't.encargado_id')
    .innerJoin('misiones as m', 'm.id', 't.mision_nueva_id')
    .select([
      't.id',
      'u.usuario as usuarioNombre',
      nombreDelDia('m', 't.fecha').as('mision'),
      'm.categoria_id',
    ])
    .select(['t.agencia', 'e.usuario as altoNombre', 't.fecha'])
    .$call(pageOf({ table: 'traslados', as: 't' }, pagina));

export const findUltimo = (db: Db, usuarioId: number) =>
  db
    .selectFrom('traslados')
    .select(['agencia', 'fecha'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertTraslado = inserting('traslados');
