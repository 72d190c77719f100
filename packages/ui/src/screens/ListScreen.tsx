import { Children, type ReactNode } from 'react';
import type { RowAction } from '../components/DataTable/column';
import { DataTable, type DataTableProps } from '../components/DataTable/DataTable';
import { Landing } from './Landing';
import { ScreenFrame } from './ScreenFrame';
import type { ScreenState } from './ScreenState';
import { withinLoaded } from './withinLoaded';

interface ListScreenProps<Row, Data>
  extends Omit<DataTableProps<Row>, 'caption' | 'rows' | 'rowKey' | 'rowActions' | 'more'> {
  /** As in the registry of screens. */
  title: string;
  /** Name of the list where it is not the title, read out and printed. */
  caption?: string;
  /** The state of the page in one line. A function is asked only when there are rows. */
  subtitle?: ReactNode | ((rows: readonly Row[]) => ReactNode);
  /** The screen's one solid button, usually an `AddButton`. */
  action?: ReactNode;
  /** What is known of the rows: loading, failed, refused or there. */
  state: ScreenState<Data>;
  /** The rows within what was loaded. */
  rowsOf: (data: Data) => readonly Row[];
  /** What the viewer may do with a row; when that is nothing for all of them, there is no place for it either. */
  actionsOf?: (row: Row) => readonly RowAction[];
  /** What a row is, for the count and the search: `{ one: 'multa', many: 'multas' }`. */
  noun: { one: string; many: string };
  /** What stands above the list. */
  above?: (rows: readonly Row[]) => ReactNode;
  /** The dialogs that are open now. */
  children?: ReactNode;
}

/** A screen that is a list: title, the button that adds, the rows with their acts, and the dialogs in which those are done. */
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
          <Landing
            acts={actionable.map(({ id }) => id).join()}
            isOpen={Children.toArray(children).length > 0}
          >
            {above?.(rows)}
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
          </Landing>
        )}
      </ScreenFrame>
      {children}
    </>
  );
}
