import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useLatest } from '../useLatest';
import type { SortState } from './column';
import { measureLater } from './measureLater';
import { type ListParts, WINDOW_FROM } from './parts';
import { longestValue, widestActs } from './samples';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { Scroller, Table } from './tableStyles';
import { useFirstRect } from './useFirstRect';
import { useFocusedRow } from './useFocusedRow';

const OVERSCAN = 4;

interface DesktopTableProps<R> extends ListParts<R> {
  /**
   * All rows of the list, whether or not they match the search. They determine the widths of the
   * columns.
   */
  allRows: readonly R[];
  sort: SortState | null;
  onSort: (columnId: string) => void;
  /** Whether to render every row, for printing. */
  isWhole: boolean;
}

/**
 * A table element, virtualised when it is long. It is no ARIA grid: nothing in it needs arrow keys,
 * and screen readers can navigate tables. Empty rows fill the gaps of rows that are not rendered;
 * `aria-rowcount` and `aria-rowindex` have the real numbers.
 */
export function DesktopTable<R>({
  caption,
  columns,
  rows,
  allRows,
  rowKey,
  rowActions,
  rowTone,
  hasAvatar = false,
  sort,
  onSort,
  isWhole,
  selection,
}: DesktopTableProps<R>) {
  const scroller = useRef<HTMLDivElement>(null);
  const isWindowed = rows.length > WINDOW_FROM && !isWhole;
  const isFixed = allRows.length > WINDOW_FROM && !isWhole;
  const rowHeight = hasAvatar ? 60 : 44;
  const keyOf = useLatest(rowKey);
  const kept = useFocusedRow(rows, rowKey);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // The measured heights are stored by row key, so that each row keeps its height when the order
    // changes.
    getItemKey: useCallback((index: number) => keyOf(rows[index] as R), [rows, keyOf]),
    measureElement: measureLater,
    rangeExtractor: kept.rangeExtractor,
    initialRect: useFirstRect(),
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  const longest = useMemo(
    () => (isFixed ? columns.map((column) => longestValue(column, allRows)) : undefined),
    [isFixed, columns, allRows],
  );
  const acts = useMemo(
    () => rowActions && (isFixed ? widestActs(allRows, rowActions) : []),
    [isFixed, allRows, rowActions],
  );
  const columnCount = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  const shown = isWindowed
    ? virtualizer.getVirtualItems().filter(({ index }) => index < rows.length)
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const body: ReactNode[] = [];
  let bottom = 0;
  const leave = (top: number) => {
    if (top > bottom)
      body.push(
        <Spacer key={`hueco${body.length}`} height={top - bottom} columnCount={columnCount} />,
      );
  };
  for (const { index, start, end } of shown) {
    const row = rows[index] as R;
    leave(start);
    bottom = end;
    body.push(
      <TableRow
        key={rowKey(row)}
        row={row}
        columns={columns}
        rowActions={rowActions}
        tone={rowTone?.(row)}
        drawBox={selection?.rowBox}
        data-index={index}
        {...(isWindowed && { measure: virtualizer.measureElement, 'aria-rowindex': index + 2 })}
      />,
    );
  }
  if (isWindowed) leave(virtualizer.getTotalSize());
  return (
    // The scroller is focusable, so that keyboard users can scroll it.
    <Scroller
      ref={scroller}
      role="region"
      aria-label={caption}
      tabIndex={0}
      onKeyDown={selection?.onKeyDown}
    >
      <Table
        data-fixed={isFixed || undefined}
        style={{ '--alto': `${rowHeight}px` } as CSSProperties}
        {...(isWindowed && { 'aria-rowcount': rows.length + 1 })}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <TableHead
            columns={columns}
            longest={longest}
            sort={sort}
            onSort={onSort}
            acts={acts}
            isPrinted={isWhole}
            box={selection?.headBox}
            {...(isWindowed && { 'aria-rowindex': 1 })}
          />
        </thead>
        <tbody onFocus={kept.onFocus}>{body}</tbody>
      </Table>
    </Scroller>
  );
}

function Spacer({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a plain row takes no focus.
    <tr aria-hidden="true">
      <td colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
