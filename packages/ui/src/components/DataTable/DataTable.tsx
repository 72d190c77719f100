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
import { NoneFound } from './NoneFound';
import { type ListParts, rowName } from './parts';
import { Toolbar } from './Toolbar';
import { toCsvLines } from './toCsvLines';
import { useGone } from './useGone';
import { useMedia } from './useMedia';
import { usePrinting } from './usePrinting';
import { useTableView } from './useTableView';

export interface DataTableProps<Row> extends ListParts<Row> {
  /** Shown when there are no rows at all: an `EmptyState`. */
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
  /** Actions that wide screens show in the page's header; on a phone the list's sheet has them. */
  headerActs?: ReactNode;
  /** Offers a CSV export with this file name, without extension. */
  csvName?: string;
  /** Rows of another list beside this one. The CSV export includes them. */
  exportAlso?: readonly Row[];
  /** False hides search, sort, filters and export, for a short list beside another list. */
  hasTools?: boolean;
  /**
   * The user's last act. The list reports the act if the act's row was the last that matched the
   * search.
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
  if (rows.length === 0) return empty;
  const parts = { ...list, columns, rows: visible };
  const asCards = isCompact && !isPrinting;
  const Tools = asCards ? CompactToolbar : Toolbar;
  const tools = (
    <Tools
      searchLabel={searchLabel}
      query={query}
      onQuery={setQuery}
      count={countText(visible.length, rows.length, noun, more !== undefined)}
      columns={columns as readonly Column<unknown>[]}
      sort={sort}
      onSort={setSort}
      beside={selection?.startButton}
    >
      {asCards && headerActs}
      {toolbar}
      {csvName && (
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
      {selection
        ? selection.above({ rows: visible, mayPick: selection.mayPick, noun, children: tools })
        : hasTools && tools}
      {visible.length === 0 ? (
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
