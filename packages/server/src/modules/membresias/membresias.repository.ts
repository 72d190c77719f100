import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** The memberships that can be sold, in Spanish order of their names. */
export const listMembresias = (db: Kysely<DB>) => db.selectFrom('membresias').selectAll().orderBy('nombre').orderBy('id').execute();

export type MembresiaRow = Awaited<ReturnType<typeof listMembresias>>[number];
