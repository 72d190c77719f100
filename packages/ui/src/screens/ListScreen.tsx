import { Children, type ReactNode } from 'react';
import type { RowAction } from '../components/DataTable/column';
import { DataTable, type DataTableProps } from '../components/DataTable/DataTable';
import { FocusFallback } from './FocusFallback';
import { ScreenFrame } from './ScreenFrame';
import type { ScreenState } from './ScreenState';
import { withinLoaded } from './withinLoaded';

interface ListScreenProps<Row, Data>
  extends Omit<DataTableProps<Row>, 'caption' | 'rows' | 'rowKey' | 'rowActions' | 'more'> {
  /** The screen's name, as in `PANTALLAS`. */
  title: string;
  /** Accessible and printed name of the list, if it differs from the title. */
  caption?: string;
  /** The state of the page in one line. A function is called only if there are rows. */
  subtitle?: ReactNode | ((rows: readonly Row[]) => ReactNode);
  /** The screen's primary button, usually an `AddButton`. */
  action?: ReactNode;
  /** The rows' state: loading, failed, refused or ready. */
  state: ScreenState<Data>;
  /** The rows within the loaded data. */
  rowsOf: (data: Data) => readonly Row[];
  /** The viewer's acts on a row. The column of acts is omitted when no row has an act. */
  actionsOf?: (row: Row) => readonly RowAction[];
  /** The noun of a row, for the count and the search: `{ one: 'multa', many: 'multas' }`. */
  noun: { one: string; many: string };
  /** The content above the list. `isPartial` if older rows are not loaded. */
  above?: (rows: readonly Row[], isPartial: boolean) => ReactNode;
  /** The open dialogs. */
  children?: ReactNode;
}

/** A list screen: title, add button, rows with their acts, and the dialogs of those acts. */
export function ListScreen<Row extends { readonly id: number | string }, Data>(
  props: ListScreenProps<Row, Data>,
) {
  const {
    title,
    caption = title,
    subtitle,
    action,
    state,
    rowsOf,
    actionsOf,
    noun,
    above,
    children,
    ...table
  } = props;
  const rows = state.kind === 'ready' ? rowsOf(state.data) : [];
  const actionable = actionsOf ? rows.filter((row) => actionsOf(row).length > 0) : [];
  const more = state.kind === 'ready' ? state.more : undefined;
  const line =
    typeof subtitle === 'function'
      ? rows.length > 0 && withinLoaded(subtitle(rows), more)
      : subtitle;
  return (
    <>
      <ScreenFrame title={title} subtitle={line} action={action} state={state}>
        {() => (
          <FocusFallback
            acts={actionable.map(({ id }) => id).join()}
            isOpen={Children.toArray(children).length > 0}
          >
            {above?.(rows, more !== undefined)}
            <DataTable
              searchLabel={`Buscar ${noun.many}`}
              {...table}
              caption={caption}
              rows={rows}
              rowKey={({ id }) => id}
              noun={noun}
              more={more}
              {...(actionsOf && actionable.length > 0 && { rowActions: actionsOf })}
            />
          </FocusFallback>
        )}
      </ScreenFrame>
      {children}
    </>
  );
}
