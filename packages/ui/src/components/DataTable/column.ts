import type { ReactNode } from 'react';
import type { Tone } from '../tones';

/** What a cell is worth, apart from how it looks. Flags and missing things are texts or null, so that sorting and search need no exceptions. */
export type CellValue = string | number | null;

/** What a value is: `minutes` whole minutes, `credits` whole credits, `instant` an ISO 8601 instant, `day` a day `YYYY-MM-DD` that no zone shifts, `state` a word. */
export type ColumnKind = 'text' | 'number' | 'credits' | 'minutes' | 'instant' | 'day' | 'state';

/** One column, for every form that a list takes: table, cards, search, sorting, CSV and print. */
export interface Column<Row> {
  id: string;
  header: string;
  /** Drives sorting, search, CSV and print. */
  value: (row: Row) => CellValue;
  /** Drives alignment and format. */
  kind: ColumnKind;
  /** Its value runs on with the clock: `value` says what it is right now, and its cell follows by itself, though its row stays the same. */
  runs?: boolean;
  /** What rows are sorted by instead of the value: of one that runs, what keeps them in the same order while it does. */
  order?: (row: Row) => CellValue;
  /** Richer look of the same value, e.g. an avatar beside the name. It must contain the value as text. */
  cell?: (row: Row) => ReactNode;
  /**
   * Place on a phone's row: `main` in its head, and once it is unfolded `meta` among the labelled details, `text` below them over the whole width,
   * `own` below as well, where it says its name by itself; `hidden` nowhere.
   */
  card: 'main' | 'meta' | 'text' | 'own' | 'hidden';
  /** What stands of it in the line of a folded row, where its value would say too much; the head's own column stands there only if it says so. */
  line?: (row: Row) => string;
  /** Colour of the word, for `state` columns. */
  tone?: (row: Row) => Tone;
  /** Width in pixels in a windowed table; by default it comes from the longest value. */
  width?: number;
}

export type SortDirection = 'asc' | 'desc';

export interface SortState {
  columnId: string;
  direction: SortDirection;
}

/** An act on one row. The first is the main one: on cards it is tinted. */
export interface RowAction {
  id: string;
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  isPending?: boolean;
  isDanger?: boolean;
}

export const isNumeric = (kind: ColumnKind): boolean =>
  kind === 'number' || kind === 'credits' || kind === 'minutes';
