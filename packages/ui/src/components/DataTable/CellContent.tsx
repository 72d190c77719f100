import styled from 'styled-components';
import { color, font, text } from '../../theme/tokens';
import { StateBadge } from '../StateBadge';
import { useRunning } from '../useRunning';
import type { Column } from './column';
import { formatValue, NOTHING } from './formatValue';

const Duration = styled.span`
  font-family: ${font.mono};
  font-size: ${text[13]};
  font-weight: 500;
  letter-spacing: -0.02em;
  white-space: nowrap;
`;
const Quiet = styled.span`
  color: ${color.tinta3};
`;
const Instant = styled.time`
  white-space: nowrap;
`;

interface CellContentProps<Row> {
  column: Column<Row>;
  row: Row;
}

/** What a cell shows: the column's own picture, or its value in the format of its kind. */
export function CellContent<Row>({ column, row }: CellContentProps<Row>) {
  if (column.cell) return column.cell(row);
  return column.runs ? <Running column={column} row={row} /> : <Formatted column={column} row={row} words={formatValue(column.value(row), column.kind)} />;
}

/** A value that runs on is a clock of its own: when it turns, neither its row nor its list is rendered. */
function Running<Row>({ column, row }: CellContentProps<Row>) {
  return <Formatted column={column} row={row} words={useRunning(() => formatValue(column.value(row), column.kind))} />;
}

function Formatted<Row>({ column, row, words }: CellContentProps<Row> & { words: string }) {
  if (words === NOTHING) return <Quiet>{NOTHING}</Quiet>;
  if (column.kind === 'minutes') return <Duration>{words}</Duration>;
  if (column.kind === 'instant' || column.kind === 'day') return <Instant dateTime={String(column.value(row))}>{words}</Instant>;
  if (column.kind === 'state') return <StateBadge tone={column.tone?.(row) ?? 'neutral'}>{words}</StateBadge>;
  return words;
}
