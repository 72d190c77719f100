import type { Columna } from '@garita/domain/listas/columna';
import type { Column } from './Column';

/**
 * A column that the screen also has. If the command's header differs, the screen's header selects
 * the column too.
 */
export const shownAs = <Row>(
  columna: Columna<Row>,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  ...columna,
  ...(more.header !== undefined && { alias: columna.header }),
  ...more,
});
