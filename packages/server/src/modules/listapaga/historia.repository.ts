import { sql } from 'kysely';
import { pageBehind } from '../../db/behind';
import type { Db } from '../../db/Db';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { HistoriaPregunta } from '../../gate/Historia';

export const listPagosDe = (db: Db, { persona, antes, limit }: HistoriaPregunta) =>
  db
    .selectFrom('pagos as p')
    .leftJoin('usuarios as e', 'e.id', 'p.pagado_por')
    .leftJoin('misiones as m', 'm.id', 'p.mision_id')
    .select([
      'p.id',
      sql<Date>`p.pagado_en`.as('fecha'),
      'p.monto',
      'e.usuario as encargado',
      nombreDelDia('m', 'p.pagado_en').as('mision'),
    ])
    .where('p.usuario_id', '=', persona)
    .where('p.pagado_en', 'is not', null)
    .$call(pageBehind('p.pagado_en', 'p.id', antes, limit))
    .execute();
