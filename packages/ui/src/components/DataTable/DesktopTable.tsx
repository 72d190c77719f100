import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { actionsWidth } from './actionsWidth';
import { CellContent } from './CellContent';
import { isNumeric, type SortState } from './column';
import { columnWidths } from './columnWidths';
import { type ListParts, rowName, WINDOW_FROM } from './parts';
import { RowActions } from './RowActions';
import { SortButton } from './SortButton';
import { Acts, DataCell, HeadCell, NameCell, Row, Scroller, Table } from './tableStyles';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

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
          <tr {...(isWindowed && { 'aria-rowindex': 1 })}>
            {columns.map(({ id, header, kind }) => {
              const direction = sort?.columnId === id ? sort.direction : null;
              return (
                <HeadCell key={id} scope="col" $end={isNumeric(kind)} {...(direction && { 'aria-sort': ARIA_SORT[direction] })}>
                  <SortButton header={header} direction={direction} alignEnd={isNumeric(kind)} onPress={() => onSort(id)} />
                </HeadCell>
              );
            })}
            {rowActions && (
              <HeadCell scope="col">
                <VisuallyHidden>Acciones</VisuallyHidden>
              </HeadCell>
            )}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Spacer height={above} columnCount={columnCount} />}
          {indexes.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <Row
                key={rowKey(row)}
                $height={rowHeight}
                $tone={rowTone?.(row)}
                data-index={index}
                {...(isWindowed && { ref: virtualizer.measureElement, 'aria-rowindex': index + 2 })}
              >
                {columns.map((column, position) =>
                  position === 0 ? (
                    <NameCell key={column.id} scope="row" $end={isNumeric(column.kind)}>
                      <CellContent column={column} row={row} />
                    </NameCell>
                  ) : (
                    <DataCell key={column.id} $end={isNumeric(column.kind)}>
                      <CellContent column={column} row={row} />
                    </DataCell>
                  ),
                )}
                {rowActions && (
                  <DataCell>
                    <Acts>
                      <RowActions actions={rowActions(row)} rowName={rowName(columns, row)} place="table" />
                    </Acts>
                  </DataCell>
                )}
              </Row>
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
