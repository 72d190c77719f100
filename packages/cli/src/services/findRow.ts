import { cleanLine } from '@garita/domain/formato/cleanLine';
import { foldCase } from '@garita/domain/formato/foldCase';
import { NotFoundError } from '../errors';
import { toId } from '../input/parseId';

/** The row that matches. @param texto the error's text. @throws NotFoundError when none matches */
export function findRow<Row>(
  rows: readonly Row[],
  isIt: (row: Row) => boolean,
  texto: string,
): Row {
  const row = rows.find(isIt);
  if (row === undefined) throw new NotFoundError(texto);
  return row;
}

export const isNamed = (typed: string, nombre: string): boolean =>
  foldCase(cleanLine(typed)) === foldCase(nombre);

/** Whether a typed name or id means this person. */
export const isMeant = (typed: string, { id, nombre }: { id: number; nombre: string }): boolean =>
  isNamed(typed, nombre) || id === toId(typed);

/** Whether a row is about the person of a typed name or id. */
export const isAbout =
  (typed: string) =>
  ({ usuario, usuarioNombre }: { usuario: number; usuarioNombre: string }): boolean =>
    isMeant(typed, { id: usuario, nombre: usuarioNombre });
