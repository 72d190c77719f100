import { type Kysely, sql } from 'kysely';
import { behind } from '../../db/behind';
import type { DB } from '../../db/tables';
import type { HechoRow, HistoriaPregunta } from '../../gate/Historia';

/** A person's registration: a single entry, the first of their history. */
export const listLlegadaDe = (
  db: Kysely<DB>,
  { persona, antes }: HistoriaPregunta,
): Promise<HechoRow[]> =>
  db
    .selectFrom('usuarios as u')
    .select([
      sql<'llegada'>`'llegada'`.as('tipo'),
      'u.id',
      'u.registrado_en as fecha',
      sql<null>`null`.as('encargado'),
    ])
    .where('u.id', '=', persona)
    .where(behind('u.registrado_en', sql.ref('u.id'), antes))
    .execute();
