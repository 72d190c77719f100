import { foldText } from '@garita/domain/formato/foldText';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';

/** What a word means in the logs: whose name it is part of, and which missions' names. */
export interface Aludidos {
  readonly personas: number[];
  readonly misiones: number[];
}

/**
 * Everybody and every mission whose name contains a word, without case or accents: both lists are short, whatever the length of the logs. They are looked
 * through here, since a database folds by its own locale.
 */
export async function findAludidos(db: Kysely<DB>, palabra: string): Promise<Aludidos> {
  const wanted = foldText(palabra);
  const listIds = (rows: readonly { id: number; nombre: string }[]) => rows.filter(({ nombre }) => foldText(nombre).includes(wanted)).map(({ id }) => id);
  const personas = await db.selectFrom('usuarios').select(['id', 'usuario as nombre']).execute();
  const misiones = await db.selectFrom('misiones').select(['id', 'nombre']).execute();
  return { personas: listIds(personas), misiones: listIds(misiones) };
}
