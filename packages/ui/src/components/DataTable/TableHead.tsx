import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { type Column, isNumeric, type SortState } from './column';
import { SortButton } from './SortButton';
import { HeadCell } from './tableStyles';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<R> {
  columns: readonly Column<R>[];
  sort: SortState | null;
  /** Must be a stable function: the header is memoised. */
  onSort: (columnId: string) => void;
  hasActs: boolean;
  /** Text only: Chromium does not repeat a table header with a button on the next sheet. */
  isPrinted: boolean;
  /** The checkbox for all rows, if they can be selected. */
  box: ReactNode;
  'aria-rowindex'?: number;
}

function DrawnHead<R>({
  columns,
  sort,
  onSort,
  hasActs,
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
      {columns.map(({ id, header, kind }) => {
        const direction = sort?.columnId === id ? sort.direction : null;
        return (
          <HeadCell
            key={id}
            scope="col"
            data-end={isNumeric(kind) || undefined}
            {...(direction && { 'aria-sort': ARIA_SORT[direction] })}
          >
            {isPrinted ? (
              header
            ) : (
              <SortButton
                id={id}
                header={header}
                direction={direction}
                alignEnd={isNumeric(kind)}
                onSort={onSort}
              />
            )}
          </HeadCell>
        );
      })}
      {hasActs && (
        <HeadCell scope="col">
          <VisuallyHidden>Acciones</VisuallyHidden>
        </HeadCell>
      )}
    </tr>
  );
}

/** The table header with sort buttons. Memoised: it renders only when the order changes. */
export const TableHead = memo(DrawnHead) as typeof DrawnHead;
