import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import { nombreDelDia } from '../../db/nombreDelDia';
import type { DB } from '../../db/tables';
import type { HistoriaPregunta } from '../../gate/Historia';

export const listPagosDe = (db: Kysely<DB>, { persona, antes, limit }: HistoriaPregunta) =>
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
    .where(behind('p.pagado_en', sql.ref('p.id'), antes))
    .orderBy('p.pagado_en', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();
