import type { Columna } from '@garita/domain/listas/columna';
import type { Column } from './Column';

/** A column that the screen has too. Under another header it can still be asked for by the screen's. */
export const shownAs = <Row>(
  columna: Columna<Row>,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  ...columna,
  ...(more.header !== undefined && { alias: columna.header }),
  ...more,
});
