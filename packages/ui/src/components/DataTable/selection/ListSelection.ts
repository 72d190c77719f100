import type { KeyboardEventHandler, ReactNode } from 'react';
import type { createLongPress } from './longPress';

/** An act on what is picked. */
export interface BulkAct {
  id: string;
  /** With the number of the rows that it is for, e.g. `Marcar 3 como pagadas`. */
  label: string;
  onPress: () => void;
  isDanger?: boolean;
}

export interface AboveProps<Row> {
  /** The rows that are shown, in their order. */
  rows: readonly Row[];
  mayPick: (row: Row) => boolean;
  /** What they are. */
  noun: { one: string; many: string };
  /** The list's tools, which the bar replaces. */
  children: ReactNode;
}

/** The box of a row, or nothing where there is nothing to be done with it. */
export type DrawBox<Row> = (row: Row, name: string) => ReactNode;

/**
 * The parts of a list whose rows can be picked, as `useSelection` makes them: they come with whoever uses it, and a list without is not heavier. All but
 * `mayPick` stay the same from one rendering to the next.
 */
export interface ListSelection<Row> {
  /** Whether there is anything to be done with a row. */
  readonly mayPick: (row: Row) => boolean;
  /** What stands above the list: its tools, or the bar while something is picked. */
  readonly above: (props: AboveProps<Row>) => ReactNode;
  /** The box over those of the rows. */
  readonly headBox: ReactNode;
  readonly rowBox: DrawBox<Row>;
  readonly cardBox: DrawBox<Row>;
  /** Where there are cards: puts boxes into them. */
  readonly startButton: ReactNode;
  readonly onKeyDown: KeyboardEventHandler;
  readonly touch: ReturnType<typeof createLongPress>;
}
