import { memo, type ReactNode, type Ref } from 'react';
import { CellContent } from './CellContent';
import { type Column, isNumeric, type RowAction } from './column';
import { rowName } from './parts';
import { RowActions } from './RowActions';
import type { RowTone } from './tableStyles';
import { isSameRow } from './useActs';

interface TableRowProps<R> {
  row: R;
  columns: readonly Column<R>[];
  /** Its acts; undefined where no row has any. */
  acts: readonly RowAction[] | undefined;
  onAct: (row: R, id: string) => void;
  tone: RowTone | undefined;
  'data-index': number;
  'aria-rowindex'?: number;
  ref?: Ref<HTMLTableRowElement>;
}

function DrawnRow<R>({ row, columns, acts, onAct, tone, ...rest }: TableRowProps<R>): ReactNode {
  return (
    <tr {...rest} data-tone={tone}>
      {columns.map((column, position) => {
        const Cell = position === 0 ? 'th' : 'td';
        return (
          <Cell key={column.id} {...(position === 0 && { scope: 'row' })} data-end={isNumeric(column.kind) || undefined}>
            <CellContent column={column} row={row} />
          </Cell>
        );
      })}
      {acts && (
        <td>
          <div data-acts>
            <RowActions actions={acts} onAct={(id) => onAct(row, id)} rowName={rowName(columns, row)} place="table" />
          </div>
        </td>
      )}
    </tr>
  );
}

/** A row of the table: its first cell is its name, its last has its acts. Drawn anew only when it would look different. */
export const TableRow = memo(DrawnRow, isSameRow) as typeof DrawnRow;
