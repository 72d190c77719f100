import { formatInteger } from '@garita/domain/formato/credits';
import { type ReactNode, useMemo } from 'react';
import { COMPACT_WIDTH } from '../../theme/tokens';
import { Button } from '../Button';
import { DownloadIcon } from '../icons';
import { Stack } from '../layout';
import { useMoneda } from '../MonedaContext';
import { CardList } from './CardList';
import { CompactToolbar } from './CompactToolbar';
import type { Column, SortState } from './column';
import { DesktopTable } from './DesktopTable';
import { downloadCsv } from './downloadCsv';
import type { ListMore } from './ListMore';
import { MoreRows } from './MoreRows';
import { NoneFiltered } from './NoneFiltered';
import { NoneFound } from './NoneFound';
import { type ListParts, rowName } from './parts';
import { type ListFilter, Toolbar } from './Toolbar';
import { toCsvLines } from './toCsvLines';
import { useGone } from './useGone';
import { useMedia } from './useMedia';
import { usePrinting } from './usePrinting';
import { useTableView } from './useTableView';

export interface DataTableProps<Row> extends ListParts<Row> {
  /** Shown when there are no rows and no `filter`: an `EmptyState`. A `toolbar` stays above it. */
  empty: ReactNode;
  /** The initial sort; by default the order of `rows`. */
  defaultSort?: SortState;
  /** Label of the search box; null omits it. */
  searchLabel?: string | null;
  /** Loads older rows; omitted if all are loaded. */
  more?: ListMore | undefined;
  /**
   * The noun of a row, e.g. `{ one: 'persona', many: 'personas' }`; `before` goes before the count,
   * as in `Primeras 50 personas`.
   */
  noun?: Noun;
  /** The screen's own filters, beside the search box. */
  toolbar?: ReactNode;
  /**
   * The filter of `toolbar` while it is active. A phone, and a list without rows, show its name and
   * a button that removes it.
   */
  filter?: ListFilter | undefined;
  /** Actions that wide screens show in the page's header; on a phone the list's sheet has them. */
  headerActs?: ReactNode;
  /** Offers a CSV export with this file name, without extension. */
  csvName?: string;
  /** Rows of another list beside this one. The CSV export includes them. */
  exportAlso?: readonly Row[];
  /** False hides search, sort, filters and export, for a short list beside another list. */
  hasTools?: boolean;
  /**
   * The user's last act. The list reports the act if no row matches the search any more, and the
   * act's row was among the last that did.
   */
  lastAct?: LastAct | undefined;
}

interface Noun {
  one: string;
  many: string;
  before?: string;
}

export interface LastAct {
  /** The key of the row that the act changed. */
  readonly key: string | number;
  /** E.g. `Propuesto: Recluta`. */
  readonly texto: string;
  /** Undoes the act; omitted when it can no longer be undone. */
  readonly onUndo?: () => void;
}

const NO_COLUMNS: readonly Column<unknown>[] = [];
const RECORD = { one: 'registro', many: 'registros' };

function countText(
  shown: number,
  total: number,
  { before, one, many }: Noun,
  hasMore: boolean,
): string {
  const all = [before, formatInteger(total), total === 1 ? one : many]
    .filter((word) => word !== undefined)
    .join(' ');
  if (shown !== total) return `${formatInteger(shown)} de ${all}`;
  return hasMore ? `Más de ${all}` : all;
}

/**
 * A list with search and sorting: a table on wide screens, expandable rows on narrow ones, from the
 * same columns.
 */
export function DataTable<Row>({
  empty,
  defaultSort,
  searchLabel = 'Buscar',
  more,
  noun = RECORD,
  toolbar,
  filter,
  headerActs,
  csvName,
  lastAct,
  exportAlso = [],
  hasTools = true,
  ...list
}: DataTableProps<Row>) {
  const { columns: given, rows, rowKey, selection } = list;
  const moneda = useMoneda();
  const columns = useMemo(
    () => given.map((column) => (column.kind === 'credits' ? { ...column, moneda } : column)),
    [given, moneda],
  );
  const { visible, query, setQuery, sort, setSort, toggleSort } = useTableView({
    rows,
    columns,
    defaultSort: defaultSort ?? null,
    isSearchable: searchLabel !== null,
  });
  const gone = useGone(visible, query);
  const told = gone?.some((row) => rowKey(row) === lastAct?.key) ? lastAct : undefined;
  const isCompact = useMedia(`(max-width: ${COMPACT_WIDTH - 0.02}px)`);
  const isPrinting = usePrinting();
  const isEmpty = rows.length === 0;
  if (isEmpty && !toolbar && !filter) return empty;
  const parts = { ...list, columns, rows: visible };
  const asCards = isCompact && !isPrinting;
  const Tools = asCards ? CompactToolbar : Toolbar;
  const tools = (
    <Tools
      searchLabel={isEmpty ? null : searchLabel}
      query={query}
      onQuery={setQuery}
      count={countText(visible.length, rows.length, noun, more !== undefined)}
      columns={isEmpty ? NO_COLUMNS : (columns as readonly Column<unknown>[])}
      sort={sort}
      onSort={setSort}
      beside={!isEmpty && selection?.startButton}
      filter={filter}
    >
      {asCards && headerActs}
      {toolbar}
      {csvName && !isEmpty && (
        <Button
          variant="quiet"
          icon={<DownloadIcon size={20} />}
          onPress={() => downloadCsv(csvName, toCsvLines([...visible, ...exportAlso], columns))}
        >
          Exportar
        </Button>
      )}
    </Tools>
  );
  return (
    <Stack $gap={3}>
      {selection && !isEmpty
        ? selection.above({ rows: visible, mayPick: selection.mayPick, noun, children: tools })
        : hasTools && tools}
      {isEmpty ? (
        filter ? (
          (filter.empty ?? <NoneFiltered {...filter} />)
        ) : (
          empty
        )
      ) : visible.length === 0 ? (
        <NoneFound
          gone={gone?.map((row) => rowName(columns, row)) ?? null}
          told={told?.texto}
          undo={told?.onUndo && <Button onPress={told.onUndo}>Deshacer</Button>}
          onClear={() => setQuery('')}
        />
      ) : asCards ? (
        <CardList {...parts} />
      ) : (
        <DesktopTable
          {...parts}
          allRows={rows}
          sort={sort}
          onSort={toggleSort}
          isWhole={isPrinting}
        />
      )}
      {more && <MoreRows {...more} />}
    </Stack>
  );
}
