import { unbroken } from '@garita/domain/formato/unbroken';
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
 * A cell's content: the result of `column.cell`, or else the formatted value. It is no component,
 * because most cells are plain text, and a component for each would cost more than the text.
 */
export function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row);
  return column.runs ? (
    <Running column={column} row={row} />
  ) : (
    draw(column, row, formatValue(column.value(row), column))
  );
}

/**
 * A value that changes with time. It subscribes to the clock itself, so that neither its row nor
 * its list re-renders.
 */
function Running<Row>({ column, row }: RunningProps<Row>) {
  return draw(
    column,
    row,
    useRunning(() => formatValue(column.value(row), column)),
  );
}

/** A state as a badge; other values as text or plain elements, styled by `cellStyles`. */
function draw<Row>(column: Column<Row>, row: Row, formatted: string): ReactNode {
  const words = unbroken(formatted);
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
