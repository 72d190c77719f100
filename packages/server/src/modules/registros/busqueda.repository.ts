import { foldText } from '@garita/domain/formato/foldText';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { listTramos, type Tramo } from '../rangos/nombres.service';

/** What a word means in the logs: whose name it is part of, and which missions' names. */
export interface Aludidos {
  readonly personas: number[];
  /** Those whose every name has it. */
  readonly misiones: number[];
  /** Of those that were called otherwise at some time: while they were called so. */
  readonly tramos: readonly Tramo[];
}

/**
 * Everybody and every mission whose name contains a word, without case or accents: both lists are short, whatever the length of the logs. They are looked
 * through here, since a database folds by its own locale.
 */
export async function findAludidos(db: Kysely<DB>, palabra: string): Promise<Aludidos> {
  const wanted = foldText(palabra);
  const isWanted = ({ nombre }: { nombre: string }) => foldText(nombre).includes(wanted);
  const personas = await db.selectFrom('usuarios').select(['id', 'usuario as nombre']).execute();
  const nombres = [...(await listTramos(db)).values()];
  return {
    personas: personas.filter(isWanted).map(({ id }) => id),
    misiones: nombres
      .filter((suyos) => suyos.every(isWanted))
      .flatMap(([tramo]) => (tramo ? [tramo.mision] : [])),
    tramos: nombres.flatMap((suyos) => (suyos.every(isWanted) ? [] : suyos.filter(isWanted))),
  };
}
