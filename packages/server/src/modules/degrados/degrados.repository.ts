import type { Db } from '../../db/Db';
import { inserting } from '../../db/inserting';
import { nombreDelDia } from '../../db/nombreDelDia';
import { type Pagina, pageOf } from '../../db/pageOf';
import { anotada } from '../normativa/sanciones.service';

export const listDegrados = (db: Db, pagina: Pagina) =>
  db
    .selectFrom('degrados as d')
    .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
    .innerJoin('misiones as m', 'm.id', 'u.mision_id')
    .innerJoin('usuarios as e', 'e.id', 'd.encargado_id')
    .leftJoin('misiones as anterior', 'anterior.id', 'd.mision_anterior_id')
    .innerJoin('misiones as nueva', 'nueva.id', 'd.mision_nueva_id')
    .leftJoin('sanciones as s', 's.degrado_id', 'd.id')
    .select([
      'd.id',
      'd.usuario_id as usuario',
      'u.usuario as usuarioNombre',
      'm.categoria_id as id_categoria',
      'e.usuario as encargadoNombre',
      'd.motivo',
      'd.fecha',
    ])
    .select([
      nombreDelDia('anterior', 'd.fecha').$castTo<string | null>().as('rango_anterior'),
      nombreDelDia('nueva', 'd.fecha').as('rango_degrado'),
      anotada,
    ])
    .$call(pageOf({ table: 'degrados', as: 'd' }, pagina))
    .execute();

export type DegradoRow = Awaited<ReturnType<typeof listDegrados>>[number];

export const insertDegrado = inserting('degrados');
