import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** Every mission that there ever was. */
export const listNombresPresentes = (db: Kysely<DB>) =>
  db.selectFrom('misiones').select(['id', 'nombre']).execute();

/** The names that they had before, in order of time. */
export const listNombresAnteriores = (db: Kysely<DB>) =>
  db.selectFrom('misiones_nombres').selectAll().orderBy('hasta').execute();
