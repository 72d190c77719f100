import { useMemo, useState } from 'react';
import { useRunning } from '../useRunning';
import type { Column, SortState } from './column';
import { filterRows } from './filterRows';
import { sortRows } from './sortRows';
import { usePreparedSearch } from './usePreparedSearch';

interface TableView<Row> {
  /** Matching rows, sorted. */
  visible: readonly Row[];
  query: string;
  setQuery: (query: string) => void;
  sort: SortState | null;
  setSort: (sort: SortState) => void;
  /**
   * Sorts by a column: ascending, or descending if the rows are already ascending by this column.
   */
  toggleSort: (columnId: string) => void;
}

interface TableViewOptions<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  defaultSort: SortState | null;
  isSearchable: boolean;
}

const SECOND = 1_000;

/**
 * The search and the sorting of a table. The rows are sorted first, so that typing a letter only
 * filters them.
 */
export function useTableView<Row>({
  rows,
  columns,
  defaultSort,
  isSearchable,
}: TableViewOptions<Row>): TableView<Row> {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState(defaultSort);
  const column = columns.find(({ id }) => id === sort?.columnId);
  const ordered = useMemo(
    () => (sort && column ? sortRows(rows, column, sort.direction) : rows),
    [rows, column, sort],
  );
  usePreparedSearch(ordered, columns, isSearchable);
  // A search in running values is repeated every second.
  const follows = query.trim() !== '' && columns.some(({ runs }) => runs);
  const second = useRunning(() => (follows ? Math.floor(Date.now() / SECOND) : 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the second is only a trigger: running values read the clock.
  const visible = useMemo(
    () => filterRows(ordered, columns, query),
    [ordered, columns, query, second],
  );
  const toggleSort = (columnId: string) =>
    setSort((now) => ({
      columnId,
      direction: now?.columnId === columnId && now.direction === 'asc' ? 'desc' : 'asc',
    }));
  return { visible, query, setQuery, sort, setSort, toggleSort };
}
