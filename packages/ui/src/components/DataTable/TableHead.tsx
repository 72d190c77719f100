import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { type Column, isNumeric, type SortState } from './column';
import { SortButton } from './SortButton';
import { HeadCell } from './tableStyles';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<R> {
  columns: readonly Column<R>[];
  sort: SortState | null;
  /** Always the same function. */
  onSort: (columnId: string) => void;
  /** Whether the rows end with their acts. */
  hasActs: boolean;
  /** Words alone: Chromium repeats no head on the next sheet that has a button in it. */
  isPrinted: boolean;
  /** The box over those of the rows, where these can be picked. */
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

/** The names of the columns, each of which sorts by it. Drawn anew only when the order changes, not at every turn of a wheel or letter of a search. */
export const TableHead = memo(DrawnHead) as typeof DrawnHead;
