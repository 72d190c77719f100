import { pageBehind } from '../../db/behind';
import type { Db } from '../../db/Db';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { HistoriaPregunta } from '../../gate/Historia';

export const listDegradosDe = (db: Db, { persona, antes, limit }: HistoriaPregunta) =>
  db
    .selectFrom('degrados as d')
    .innerJoin('misiones as n', 'n.id', 'd.mision_nueva_id')
    .leftJoin('misiones as a', 'a.id', 'd.mision_anterior_id')
    .innerJoin('usuarios as e', 'e.id', 'd.encargado_id')
    .select(['d.id', 'd.fecha', 'e.usuario as encargado', 'd.motivo'])
    .select([
      nombreDelDia('n', 'd.fecha').as('que'),
      nombreDelDia('a', 'd.fecha').$castTo<string | null>().as('de'),
    ])
    .where('d.usuario_id', '=', persona)
    .$call(pageBehind('d.fecha', 'd.id', antes, limit))
    .execute();
