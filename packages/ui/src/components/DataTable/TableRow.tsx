import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { type Column, isNumeric, type RowAction } from './column';
import { contentOf } from './contentOf';
import { rowName } from './parts';
import { RowActions } from './RowActions';
import type { DrawBox } from './selection/ListSelection';
import type { RowTone } from './tableStyles';
import { isSameRow } from './useActs';
import type { WatchHeight } from './useRowHeights';

interface TableRowProps<R> {
  row: R;
  columns: readonly Column<R>[];
  /** Its acts; undefined where no row has any. */
  acts: readonly RowAction[] | undefined;
  onAct: (row: R, id: string) => void;
  tone: RowTone | undefined;
  'data-index': number;
  'aria-rowindex'?: number;
  watchHeight?: WatchHeight;
  /** Its box, where rows can be picked. */
  drawBox: DrawBox<R> | undefined;
}

function DrawnRow<R>({
  row,
  columns,
  acts,
  onAct,
  tone,
  watchHeight,
  drawBox,
  ...rest
}: TableRowProps<R>): ReactNode {
  const element = useRef<HTMLTableRowElement>(null);
  // Anew for each row: another one in the same element may be as high as the last and yet not as high as it was taken for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useLayoutEffect(
    () => (element.current && watchHeight ? watchHeight(element.current) : undefined),
    [row, watchHeight],
  );
  return (
    <tr {...rest} ref={element} data-tone={tone}>
      {drawBox && <td data-pick>{drawBox(row, rowName(columns, row))}</td>}
      {columns.map((column, position) => {
        const Cell = position === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(position === 0 && { scope: 'row' })}
            data-end={isNumeric(column.kind) || undefined}
          >
            {contentOf(column, row)}
          </Cell>
        );
      })}
      {acts && (
        <td>
          <div data-acts>
            <RowActions
              actions={acts}
              onAct={(id) => onAct(row, id)}
              rowName={rowName(columns, row)}
              place="table"
            />
          </div>
        </td>
      )}
    </tr>
  );
}

/** A row of the table: its first cell is its name, its last has its acts. Drawn anew only when it would look different. */
export const TableRow = memo(DrawnRow, isSameRow) as typeof DrawnRow;
