import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import type { CellValue, Column } from './Column';

export const creditsColumn = <Row>(
  moneda: Moneda,
  value: (row: Row) => CellValue,
  header = tituloMoneda(moneda),
): Column<Row> => ({
  header,
  value,
  kind: 'number',
  format: (credits) => formatCredits(credits, moneda),
});
