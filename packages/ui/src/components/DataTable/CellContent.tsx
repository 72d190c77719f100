import styled from 'styled-components';
import { color, font, text } from '../../theme/tokens';
import { StateBadge } from '../StateBadge';
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

/** What a cell shows: the column's own picture, or its value in the format of its kind. */
export function CellContent<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.cell) return column.cell(row);
  const value = column.value(row);
  const words = formatValue(value, column.kind);
  if (words === NOTHING) return <Quiet>{NOTHING}</Quiet>;
  if (column.kind === 'minutes') return <Duration>{words}</Duration>;
  if (column.kind === 'instant' || column.kind === 'day') return <Instant dateTime={String(value)}>{words}</Instant>;
  if (column.kind === 'state') return <StateBadge tone={column.tone?.(row) ?? 'neutral'}>{words}</StateBadge>;
  return words;
}
