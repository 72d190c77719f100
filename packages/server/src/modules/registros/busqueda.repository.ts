import type { Kysely } from 'kysely';
import { foldedContains } from '../../db/containing';
import type { DB } from '../../db/tables';

/** What a word means in the logs: whose name it is part of, and which missions' names. */
export interface Aludidos {
  readonly personas: number[];
  readonly misiones: number[];
}

/** Everybody and every mission whose name contains a word: both lists are short, whatever the length of the logs. */
export async function findAludidos(db: Kysely<DB>, palabra: string): Promise<Aludidos> {
  const personas = await db.selectFrom('usuarios').select('id').where(foldedContains('usuarios.usuario', palabra)).execute();
  const misiones = await db.selectFrom('misiones').select('id').where(foldedContains('misiones.nombre', palabra)).execute();
  return { personas: personas.map(({ id }) => id), misiones: misiones.map(({ id }) => id) };
}
