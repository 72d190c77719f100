import { foldText } from '@garita/domain/formato/foldText';
import type { Db } from '../../db/Db';
import { listTramos, type NameSpan } from '../rangos/nombres.service';

export interface Aludidos {
  readonly personas: number[];
  /** The missions all of whose names, present and former, contain the word. */
  readonly misiones: number[];
  /**
   * The time spans of the names that contain the word, for missions that have also had other names.
   */
  readonly tramos: readonly NameSpan[];
}

/**
 * Finds the people and missions whose name contains a word, ignoring case and accents. The portal
 * compares the names, because a database folds by its own locale.
 */
export async function findAludidos(db: Db, palabra: string): Promise<Aludidos> {
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
