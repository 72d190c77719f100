import type { ComponentProps } from 'react';
import { CellContent } from './CellContent';
import { isNumeric } from './column';
import { type ListParts, rowName } from './parts';
import { RowActions } from './RowActions';
import { Acts, DataCell, NameCell, Row } from './tableStyles';

interface TableRowProps<R> extends Pick<ListParts<R>, 'columns' | 'rowActions'>, Omit<ComponentProps<typeof Row>, 'children'> {
  row: R;
}

/** A row of the table: its first cell is its name, its last has its acts. */
export function TableRow<R>({ row, columns, rowActions, ...rest }: TableRowProps<R>) {
  return (
    <Row {...rest}>
      {columns.map((column, position) => {
        const Cell = position === 0 ? NameCell : DataCell;
        return (
          <Cell key={column.id} $end={isNumeric(column.kind)} {...(position === 0 && { scope: 'row' })}>
            <CellContent column={column} row={row} />
          </Cell>
        );
      })}
      {rowActions && (
        <DataCell>
          <Acts>
            <RowActions actions={rowActions(row)} rowName={rowName(columns, row)} place="table" />
          </Acts>
        </DataCell>
      )}
    </Row>
  );
}
