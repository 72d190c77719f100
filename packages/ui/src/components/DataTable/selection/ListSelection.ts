import type { KeyboardEventHandler, ReactNode } from 'react';
import type { MenuAction } from '../../MenuSheet';
import type { createLongPress } from './longPress';

/** An act on the selected rows. Its label includes their number, e.g. `Marcar 3 como pagadas`. */
export type BulkAct = Omit<MenuAction, 'isDisabled'>;

export interface AboveProps<Row> {
  /** The visible rows in order. */
  rows: readonly Row[];
  mayPick: (row: Row) => boolean;
  noun: { one: string; many: string };
  /** The list's tools, which the bar replaces. */
  children: ReactNode;
}

/** Renders a row's checkbox, or nothing if the row is not selectable. */
export type DrawBox<Row> = (row: Row, name: string) => ReactNode;

/**
 * The parts of a selectable list, from `useSelection`: a list without selection does not load them.
 * Every member except `mayPick` is stable.
 */
export interface ListSelection<Row> {
  readonly mayPick: (row: Row) => boolean;
  /** Above the list: its tools, or the bar while rows are selected. */
  readonly above: (props: AboveProps<Row>) => ReactNode;
  readonly headBox: ReactNode;
  readonly rowBox: DrawBox<Row>;
  readonly cardBox: DrawBox<Row>;
  /** The button that shows the checkboxes on cards. */
  readonly startButton: ReactNode;
  readonly onKeyDown: KeyboardEventHandler;
  readonly touch: ReturnType<typeof createLongPress>;
}
