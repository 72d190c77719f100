import { memo, type ReactNode, type Ref } from 'react';
import { isNumeric } from './column';
import { contentOf } from './contentOf';
import { type ListParts, rowName } from './parts';
import { RowActions } from './RowActions';
import type { DrawBox } from './selection/ListSelection';
import type { RowTone } from './tableStyles';

interface TableRowProps<R> extends Pick<ListParts<R>, 'columns' | 'rowActions'> {
  row: R;
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
  rowActions,
  tone,
  measure,
  drawBox,
  ...rest
}: TableRowProps<R>): ReactNode {
  const name = rowName(columns, row);
  return (
    <tr {...rest} ref={measure} data-tone={tone}>
      {drawBox && <td data-pick>{drawBox(row, name)}</td>}
      {columns.map((column, position) => {
        const Cell = position === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(position === 0 && { scope: 'row' })}
            data-end={isNumeric(column.kind) || undefined}
            data-wraps={(column.kind ?? 'text') === 'text' || undefined}
          >
            {contentOf(column, row)}
          </Cell>
        );
      })}
      {rowActions && (
        <td>
          <div data-acts>
            <RowActions actions={rowActions(row)} rowName={name} place="table" />
          </div>
        </td>
      )}
    </tr>
  );
}

/**
 * A row of the table: a checkbox if rows can be selected, then the row's header, the other columns
 * and the actions. Memoised: scrolling renders only rows that come into view.
 */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
