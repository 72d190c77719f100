import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../theme/tokens';
import { Row } from '../layout';
import { SearchBox } from '../SearchBox';
import type { Column, SortState } from './column';

const Root = styled(Row)`
  gap: ${space[3]};
`;
const Search = styled.div`
  flex: 0 1 320px;
  min-width: 0;
  /* An empty search field is not printed. */
  @media print { &:has([data-empty]) { display: none; } }
`;
const Count = styled.p`
  margin-left: auto;
  font-size: ${text[15]};
  color: ${color.tinta2};
  font-variant-numeric: tabular-nums;
`;

/** The screen's own filter, while it is active. */
export interface ListFilter {
  /** Its name, as on its switch or select: `Solo por pagar`. */
  label: string;
  /** Removes the filter. */
  onClear: () => void;
  /** Shown when the filter leaves no rows; by default its name and a button that removes it. */
  empty?: ReactNode;
}

export interface ToolbarProps {
  searchLabel: string | null;
  query: string;
  onQuery: (query: string) => void;
  count: string;
  columns: readonly Column<unknown>[];
  sort: SortState | null;
  onSort: (sort: SortState) => void;
  /** Content beside the count on a phone, outside the sheet. */
  beside?: ReactNode;
  /** On a phone the filter is in the sheet, so its name is shown below the count. */
  filter: ListFilter | undefined;
  children?: ReactNode;
}

/**
 * The toolbar above a table: search, filters and the count. A screen reader announces a changed
 * count. The toolbar is printed too, so that the paper shows the filters.
 */
export function Toolbar({ searchLabel, query, onQuery, count, children }: ToolbarProps) {
  return (
    <Root>
      {searchLabel && (
        <Search>
          <SearchBox label={searchLabel} value={query} onChange={onQuery} />
        </Search>
      )}
      {children}
      <Count role="status">{count}</Count>
    </Root>
  );
}
