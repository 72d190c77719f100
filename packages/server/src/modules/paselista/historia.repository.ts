import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

const TIPO_DE = { sumado: 'presente', pausado: 'pausado', fuerabase: 'fuerabase' } as const;

export async function listPasesDe(
  db: Kysely<DB>,
  { persona, antes, limit }: HistoriaPregunta,
): Promise<HechoRow[]> {
  const rows = await db
    .selectFrom('paselista_personas as p')
    .innerJoin('paselistas as l', 'l.id', 'p.paselista_id')
    .innerJoin('usuarios as e', 'e.id', 'l.encargado_id')
    .select(['p.resultado', 'l.id', 'l.fecha', 'e.usuario as encargado'])
    .where('p.usuario_id', '=', persona)
    .where(behind('l.fecha', sql.ref('l.id'), antes))
    .orderBy('l.fecha', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ resultado, ...row }) => ({ tipo: TIPO_DE[resultado], ...row }));
}
