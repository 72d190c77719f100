import { memo, type ReactNode, type Ref } from 'react';
import { type Column, isNumeric, type RowAction } from './column';
import { contentOf } from './contentOf';
import { rowName } from './parts';
import { RowActions } from './RowActions';
import type { DrawBox } from './selection/ListSelection';
import type { RowTone } from './tableStyles';
import { isSameRow } from './useActs';

interface TableRowProps<R> {
  row: R;
  columns: readonly Column<R>[];
  acts: readonly RowAction[] | undefined;
  onAct: (row: R, id: string) => void;
  tone: RowTone | undefined;
  'data-index': number;
  'aria-rowindex'?: number;
  /** A ref that reports the row's height to the virtualiser. */
  measure?: Ref<HTMLTableRowElement>;
  drawBox: DrawBox<R> | undefined;
}

function DrawnRow<R>({
  row,
  columns,
  acts,
  onAct,
  tone,
  measure,
  drawBox,
  ...rest
}: TableRowProps<R>): ReactNode {
  return (
    <tr {...rest} ref={measure} data-tone={tone}>
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

/** A row of the table: the first cell is its header, the last has its actions. Memoised. */
export const TableRow = memo(DrawnRow, isSameRow) as typeof DrawnRow;
