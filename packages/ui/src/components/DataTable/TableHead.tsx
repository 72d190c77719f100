import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { type Column, isNumeric, type SortState } from './column';
import { SortButton } from './SortButton';
import { HeadCell } from './tableStyles';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<R> {
  columns: readonly Column<R>[];
  sort: SortState | null;
  onSort: (columnId: string) => void;
  /** Whether the rows end with their acts. */
  hasActs: boolean;
  'aria-rowindex'?: number;
}

/** The names of the columns, each of which sorts by it. */
export function TableHead<R>({ columns, sort, onSort, hasActs, ...rest }: TableHeadProps<R>) {
  return (
    <tr {...rest}>
      {columns.map(({ id, header, kind }) => {
        const direction = sort?.columnId === id ? sort.direction : null;
        return (
          <HeadCell key={id} scope="col" data-end={isNumeric(kind) || undefined} {...(direction && { 'aria-sort': ARIA_SORT[direction] })}>
            <SortButton header={header} direction={direction} alignEnd={isNumeric(kind)} onPress={() => onSort(id)} />
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
