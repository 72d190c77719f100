import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { IconButton } from '../IconButton';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import { Select } from '../Select';
import type { Column, SortState } from './column';

const Root = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[2]};
`;
const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

interface SortPickerProps<R> {
  columns: readonly Column<R>[];
  sort: SortState | null;
  onSort: (sort: SortState) => void;
}

/** Chooses the sort order where there are no column headers. */
export function SortPicker<R>({ columns, sort, onSort }: SortPickerProps<R>) {
  const direction = sort?.direction ?? 'asc';
  return (
    <Root>
      <Grow>
        <Select
          label="Ordenar por"
          placeholder="Orden original"
          options={columns.map(({ id, header }) => ({ id, label: header }))}
          value={sort?.columnId ?? null}
          onChange={(id) => id !== null && onSort({ columnId: String(id), direction })}
        />
      </Grow>
      <IconButton
        variant="secondary"
        label={
          direction === 'asc'
            ? 'Ascendente: cambiar a descendente'
            : 'Descendente: cambiar a ascendente'
        }
        isDisabled={!sort}
        onPress={() => sort && onSort({ ...sort, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {direction === 'asc' ? <ArrowUpIcon size={20} /> : <ArrowDownIcon size={20} />}
      </IconButton>
    </Root>
  );
}
