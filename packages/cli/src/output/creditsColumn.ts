import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import type { CellValue, Column } from './Column';

/** A column of amounts, in credits, under what the agency calls its money: asked for as the table is written, since only the portal knows it. */
export const creditsColumn = <Row>(value: (row: Row) => CellValue): Column<Row> => ({
  get header() {
    return tituloMoneda();
  },
  value,
  kind: 'credits',
});
