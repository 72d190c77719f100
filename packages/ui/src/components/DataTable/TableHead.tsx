import type { ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { type Column, isNumeric, type RowAction, type SortState } from './column';
import { RowActions } from './RowActions';
import { SortButton } from './SortButton';
import { HeadCell } from './tableStyles';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<R> {
  columns: readonly Column<R>[];
  /** The longest value of each column, which reserves its width; undefined in a short list. */
  longest: readonly string[] | undefined;
  sort: SortState | null;
  onSort: (columnId: string) => void;
  /**
   * The widest actions of a row, which reserve their column's width; undefined if rows have no
   * actions.
   */
  acts: readonly RowAction[] | undefined;
  /**
   * Whether headers are only text, for printing: Chromium does not repeat a table header with a
   * button on the next sheet.
   */
  isPrinted: boolean;
  /** The checkbox for all rows, if they can be selected. */
  box: ReactNode;
  'aria-rowindex'?: number;
}

/** The table header with sort buttons. */
export function TableHead<R>({
  columns,
  longest,
  sort,
  onSort,
  acts,
  isPrinted,
  box,
  ...rest
}: TableHeadProps<R>) {
  return (
    <tr {...rest}>
      {box && (
        <HeadCell scope="col" data-pick>
          <VisuallyHidden>Selección</VisuallyHidden>
          {box}
        </HeadCell>
      )}
      {columns.map(({ id, header, kind, width }, position) => {
        const direction = sort?.columnId === id ? sort.direction : null;
        return (
          <HeadCell
            key={id}
            scope="col"
            data-end={isNumeric(kind) || undefined}
            {...(longest && { 'data-longest': longest[position], style: { minWidth: width } })}
            {...(direction && { 'aria-sort': ARIA_SORT[direction] })}
          >
            {isPrinted ? (
              header
            ) : (
              <SortButton
                header={header}
                direction={direction}
                alignEnd={isNumeric(kind)}
                onSort={() => onSort(id)}
              />
            )}
          </HeadCell>
        );
      })}
      {acts && (
        <HeadCell scope="col">
          <VisuallyHidden>Acciones</VisuallyHidden>
          <div data-acts inert>
            <RowActions actions={acts} rowName="" place="table" />
          </div>
        </HeadCell>
      )}
    </tr>
  );
}
