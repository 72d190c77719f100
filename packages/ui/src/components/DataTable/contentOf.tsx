import type { ReactNode } from 'react';
import { StateBadge } from '../StateBadge';
import { useRunning } from '../useRunning';
import type { Column } from './column';
import { formatValue, NOTHING } from './formatValue';

interface RunningProps<Row> {
  column: Column<Row>;
  row: Row;
}

/**
 * What a cell shows: the column's own picture, or its value in the format of its kind. Asked for, not rendered, by a row: most cells are a text, and a
 * component around each is more work than all their texts.
 */
export function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row);
  return column.runs ? (
    <Running column={column} row={row} />
  ) : (
    draw(column, row, formatValue(column.value(row), column.kind))
  );
}

/** A value that runs on is a clock of its own: when it turns, neither its row nor its list is rendered. */
function Running<Row>({ column, row }: RunningProps<Row>) {
  return draw(
    column,
    row,
    useRunning(() => formatValue(column.value(row), column.kind)),
  );
}

/** Plain elements, which the list dresses; see `cellStyles`. */
function draw<Row>(column: Column<Row>, row: Row, words: string): ReactNode {
  if (words === NOTHING) return <span data-nothing>{NOTHING}</span>;
  if (column.kind === 'minutes') return <span data-minutes>{words}</span>;
  if (column.kind === 'instant' || column.kind === 'day') {
    return (
      <time data-instant dateTime={String(column.value(row))}>
        {words}
      </time>
    );
  }
  if (column.kind === 'state')
    return <StateBadge tone={column.tone?.(row) ?? 'neutral'}>{words}</StateBadge>;
  return words;
}
