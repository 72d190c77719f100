import type { Columna } from '@garita/domain/listas/columna';
import type { Column } from './Column';

/**
 * A column that the screen also has. If its header differs, the screen's header also selects it.
 */
export const shownAs = <Row>(
  columna: Columna<Row>,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  ...columna,
  ...(more.header !== undefined && { alias: columna.header }),
  ...more,
});
