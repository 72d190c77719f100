import { cleanLine } from '@garita/domain/formato/cleanLine';
import { foldCase } from '@garita/domain/formato/foldCase';
import { NotFoundError } from '../errors';
import { toId } from '../input/toId';

/** The one row of a list that something is about. @param texto what is said when there is none. @throws NotFoundError */
export function findRow<Row>(
  rows: readonly Row[],
  isIt: (row: Row) => boolean,
  texto: string,
): Row {
  const row = rows.find(isIt);
  if (row === undefined) throw new NotFoundError(texto);
  return row;
}

/** Whether a name as typed is this one: upper and lower case are the same. */
export const isNamed = (typed: string, nombre: string): boolean =>
  foldCase(cleanLine(typed)) === foldCase(nombre);

/** Whether a person is meant by a name or an id as typed. */
export const isMeant = (typed: string, { id, nombre }: { id: number; nombre: string }): boolean =>
  isNamed(typed, nombre) || id === toId(typed);
