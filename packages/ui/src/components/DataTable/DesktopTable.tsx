import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useLatest } from '../useLatest';
import { actionsWidth } from './actionsWidth';
import type { SortState } from './column';
import { columnWidths } from './columnWidths';
import { measureLater } from './measureLater';
import { busyWords, type ListParts, WINDOW_FROM } from './parts';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { Scroller, Table } from './tableStyles';
import { useActs } from './useActs';
import { useFocusedRow } from './useFocusedRow';
import { useIdleAfter } from './useIdleAfter';

/** Overscan of the virtualised rows, once the browser is idle. */
const OVERSCAN = 4;
/**
 * Share of its width to which a column may shrink. Widths are estimated, and a slightly too wide
 * table should not scroll.
 */
const NARROWED = 0.9;
/** Width of the checkbox column, in pixels. */
const PICK_WIDTH = 48;

interface DesktopTableProps<R> extends ListParts<R> {
  /** All rows of the list, matching the search or not: they determine the widths. */
  allRows: readonly R[];
  sort: SortState | null;
  onSort: (columnId: string) => void;
  query: string;
  /** Renders every row, for printing. */
  isWhole: boolean;
}

/**
 * A plain table, virtualised when it is long. Not a grid: nothing in it needs arrow keys, and
 * screen readers navigate tables themselves. Empty rows fill the gaps of omitted rows;
 * `aria-rowcount` and `aria-rowindex` have the true numbers.
 */
export function DesktopTable<R>(props: DesktopTableProps<R>) {
  const {
    caption,
    columns,
    rows,
    allRows,
    rowKey,
    rowActions,
    rowTone,
    hasAvatar,
    sort,
    query,
    onSort,
    isWhole,
    selection,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isWindowed = rows.length > WINDOW_FROM && !isWhole;
  const rowHeight = hasAvatar ? 60 : 44;
  const keyOf = useLatest(rowKey);
  const onAct = useActs(rowActions);
  const kept = useFocusedRow(rows, rowKey);
  const isCalm = useIdleAfter([sort?.columnId, sort?.direction, query].join());
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Keyed by row, so that each keeps its height when the order changes.
    getItemKey: useCallback((index: number) => keyOf(rows[index] as R), [rows, keyOf]),
    measureElement: measureLater,
    rangeExtractor: kept.rangeExtractor,
    // Assumes the viewport's height before the first measurement, so that the first frame has rows.
    initialRect: { width: 0, height: window.innerHeight },
    overscan: isCalm ? OVERSCAN : 0,
    useFlushSync: false,
  });
  const isFixed = allRows.length > WINDOW_FROM && !isWhole;
  const widths = useMemo(
    () => (isFixed ? columnWidths(columns, allRows, hasAvatar) : []),
    [isFixed, columns, allRows, hasAvatar],
  );
  const actsWidth = useMemo(
    () => (isFixed && rowActions ? actionsWidth(allRows, rowActions) : 0),
    [isFixed, allRows, rowActions],
  );
  const pickWidth = selection ? PICK_WIDTH : 0;
  const fullWidth = widths.reduce((sum, width) => sum + width, actsWidth + pickWidth);
  const share = (width: number | undefined) => `${((width ?? 0) / fullWidth) * 100}%`;
  const columnCount = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
  const items = isWindowed
    ? virtualizer.getVirtualItems().filter(({ index }) => index < rows.length)
    : null;
  const places = items?.map(({ index }) => index) ?? [...rows.keys()];
  const body: ReactNode[] = [];
  let bottom = 0;
  const leave = (top: number, name: string) => {
    if (top > bottom)
      body.push(<Spacer key={name} height={top - bottom} columnCount={columnCount} />);
  };
  let busy: string | undefined;
  for (const [place, index] of places.entries()) {
    const row = rows[index] as R;
    const key = rowKey(row);
    const acts = rowActions?.(row);
    busy ??= busyWords(columns, row, acts ?? [], 'table');
    const item = items?.[place];
    if (item) leave(item.start, place === 0 ? 'arriba' : `sobre-${key}`);
    bottom = item?.end ?? 0;
    body.push(
      <TableRow
        key={key}
        row={row}
        columns={columns}
        acts={acts}
        onAct={onAct}
        tone={rowTone?.(row)}
        drawBox={selection?.rowBox}
        data-index={index}
        {...(isWindowed && { measure: virtualizer.measureElement, 'aria-rowindex': index + 2 })}
      />,
    );
  }
  if (isWindowed) leave(virtualizer.getTotalSize(), 'abajo');
  return (
    // The scroller is focusable, so that keyboard users can scroll it.
    <Scroller
      ref={scroller}
      role="region"
      aria-label={caption}
      tabIndex={0}
      onKeyDown={selection?.onKeyDown}
    >
      <VisuallyHidden aria-live="assertive">{busy}</VisuallyHidden>
      <Table
        data-fixed={isFixed || undefined}
        style={
          {
            '--alto': `${rowHeight}px`,
            ...(isFixed && { minWidth: fullWidth * NARROWED }),
          } as CSSProperties
        }
        {...(isWindowed && { 'aria-rowcount': rows.length + 1 })}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {isFixed && (
          <colgroup>
            {selection && <col style={{ width: share(pickWidth) }} />}
            {columns.map(({ id }, index) => (
              <col key={id} style={{ width: share(widths[index]) }} />
            ))}
            {rowActions && <col style={{ width: share(actsWidth) }} />}
          </colgroup>
        )}
        <thead>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            hasActs={rowActions !== undefined}
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
