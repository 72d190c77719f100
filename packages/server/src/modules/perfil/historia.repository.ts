import { sql } from 'kysely';
import { behind } from '../../db/behind';
import type { Historia } from '../../gate/Historia';

/** A person's registration as one entry, the earliest of their history. */
export const listLlegadaDe: Historia['list'] = (db, { persona, antes }) =>
  db
    .selectFrom('usuarios as u')
    .select(['u.id', 'u.registrado_en as fecha', sql<null>`null`.as('encargado')])
    .where('u.id', '=', persona)
    .where(behind('u.registrado_en', sql.ref('u.id'), antes))
    .execute();
