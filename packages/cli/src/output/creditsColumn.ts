import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import type { CellValue, Column } from './Column';

/**
 * A column of amounts whose header is the agency's currency. A getter, because the portal's name
 * for it arrives later.
 */
export const creditsColumn = <Row>(value: (row: Row) => CellValue): Column<Row> => ({
  get header() {
    return tituloMoneda();
  },
  value,
  kind: 'credits',
});
