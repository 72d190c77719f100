import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { actionsWidth } from './actionsWidth';
import type { SortState } from './column';
import { columnWidths } from './columnWidths';
import { type ListParts, WINDOW_FROM } from './parts';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { Scroller, Table } from './tableStyles';

interface DesktopTableProps<R> extends ListParts<R> {
  /** All rows of the list, which set the widths whatever the search leaves. */
  allRows: readonly R[];
  sort: SortState | null;
  onSort: (columnId: string) => void;
  /** Draws every row, whatever their number: paper does not scroll. */
  isWhole: boolean;
}

/**
 * A plain table, windowed when it is long. Not a grid: nothing in it needs arrow keys, and screen readers walk tables by themselves.
 * The rows left out are replaced by one empty row above and one below; `aria-rowcount` and `aria-rowindex` tell the true numbers.
 */
export function DesktopTable<R>(props: DesktopTableProps<R>) {
  const { caption, columns, rows, allRows, rowKey, rowActions, rowTone, hasAvatar, sort, onSort, isWhole } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isWindowed = rows.length > WINDOW_FROM && !isWhole;
  const rowHeight = hasAvatar ? 60 : 44;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    useFlushSync: false,
  });
  const isFixed = allRows.length > WINDOW_FROM && !isWhole;
  const widths = useMemo(() => (isFixed ? columnWidths(columns, allRows, hasAvatar) : []), [isFixed, columns, allRows, hasAvatar]);
  const actsWidth = useMemo(() => (isFixed && rowActions ? actionsWidth(allRows, rowActions) : 0), [isFixed, allRows, rowActions]);
  const fixedWidth = isFixed ? widths.reduce((sum, width) => sum + width, actsWidth) : null;
  const items = isWindowed ? virtualizer.getVirtualItems() : [];
  const indexes = isWindowed ? items.map(({ index }) => index) : rows.map((_, index) => index);
  const above = items[0]?.start ?? 0;
  const below = isWindowed ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const columnCount = columns.length + (rowActions ? 1 : 0);
  return (
    // Focusable, so that who has no mouse can scroll it.
    <Scroller ref={scroller} role="region" aria-label={caption} tabIndex={0}>
      <Table $fixedWidth={fixedWidth} {...(isWindowed && { 'aria-rowcount': rows.length + 1 })}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {isFixed && (
          <colgroup>
            {columns.map(({ id }, index) => (
              <col key={id} width={widths[index]} />
            ))}
            {rowActions && <col width={actsWidth} />}
          </colgroup>
        )}
        <thead>
          <TableHead columns={columns} sort={sort} onSort={onSort} hasActs={rowActions !== undefined} {...(isWindowed && { 'aria-rowindex': 1 })} />
        </thead>
        <tbody>
          {above > 0 && <Spacer height={above} columnCount={columnCount} />}
          {indexes.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                rowActions={rowActions}
                $height={rowHeight}
                $tone={rowTone?.(row)}
                data-index={index}
                {...(isWindowed && { ref: virtualizer.measureElement, 'aria-rowindex': index + 2 })}
              />
            );
          })}
          {below > 0 && <Spacer height={below} columnCount={columnCount} />}
        </tbody>
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
