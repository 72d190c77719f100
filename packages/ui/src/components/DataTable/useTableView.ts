import { useDeferredValue, useMemo, useState } from 'react';
import type { Column, SortState } from './column';
import { filterRows, searchTexts } from './filterRows';
import { sortRows } from './sortRows';

interface TableView<Row> {
  /** Rows that match, in order. */
  visible: readonly Row[];
  query: string;
  setQuery: (query: string) => void;
  sort: SortState | null;
  setSort: (sort: SortState) => void;
  /** Sorts by a column; the other way round when it already is the one. */
  toggleSort: (columnId: string) => void;
}

/** Search and sorting of one table. Typing stays quick with thousands of rows: the list follows when it can. */
export function useTableView<Row>(rows: readonly Row[], columns: readonly Column<Row>[], defaultSort: SortState | null): TableView<Row> {
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState(defaultSort);
  const deferredQuery = useDeferredValue(query);
  const isSearching = deferredQuery.trim() !== '';
  // Made only once somebody searches.
  const texts = useMemo(() => (isSearching ? searchTexts(rows, columns) : []), [isSearching, rows, columns]);
  const found = useMemo(() => filterRows(rows, texts, deferredQuery), [rows, texts, deferredQuery]);
  const column = columns.find(({ id }) => id === sort?.columnId);
  const visible = useMemo(() => (sort && column ? sortRows(found, column, sort.direction) : found), [found, column, sort]);
  const toggleSort = (columnId: string) => {
    setSort((now) => ({ columnId, direction: now?.columnId === columnId && now.direction === 'asc' ? 'desc' : 'asc' }));
  };
  return { visible, query, setQuery, sort, setSort, toggleSort };
}
