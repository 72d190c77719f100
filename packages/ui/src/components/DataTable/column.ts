import type { Moneda } from '@garita/domain/formato/moneda';
import type { ReactNode } from 'react';
import type { MenuAction } from '../MenuSheet';
import type { Tone } from '../tones';

/**
 * A cell's value, independent of its look. Flags and missing values are texts or null, so that
 * sorting and search need no exceptions.
 */
export type CellValue = string | number | null;

/**
 * The kind of a value: `minutes` and `credits` are integers, `instant` is ISO 8601, `day` is
 * `YYYY-MM-DD` without a zone, `state` is a word.
 */
export type ColumnKind = 'text' | 'number' | 'credits' | 'minutes' | 'instant' | 'day' | 'state';

/** A column for every form of a list: table, cards, search, sorting, CSV and print. */
export interface Column<Row> {
  /** Unique in the list; `defaultSort` names it. */
  id: string;
  /** The title, also of the CSV's column. */
  header: string;
  /** Used by sorting, search, CSV and print. */
  value: (row: Row) => CellValue;
  /**
   * Determines alignment and format: `text` (default), `number`, `credits`, `minutes`, `instant`
   * (ISO 8601), `day` (`YYYY-MM-DD`) or `state`.
   */
  kind?: ColumnKind;
  /**
   * Whether the value changes with time. `value` then returns the current value, and the cell
   * updates itself without its row.
   */
  runs?: boolean;
  /**
   * Replaces the value for sorting. With `runs` it must give an order that time does not change.
   */
  order?: (row: Row) => CellValue;
  /**
   * A richer rendering of the same value, e.g. with an avatar. It must contain the value as text.
   */
  cell?: (row: Row) => ReactNode;
  /**
   * The place in a phone's card; `meta` by default. `main`: in the header. In an expanded card,
   * `meta`: among the labelled details; `text`: below them in full width; `own`: below them without
   * a label. `hidden`: nowhere.
   */
  card?: 'main' | 'meta' | 'text' | 'own' | 'hidden';
  /**
   * The text in a folded row's line, for a value that is too long. A `main` column is in the line
   * only with this text. In a list of people (`hasAvatar`) the line consists only of such texts,
   * and replaces the category.
   */
  line?: (row: Row) => string;
  /** The words above a `main` number in a card, such as its state; by default the header. */
  caption?: (row: Row) => string;
  /** Colour of the word, for `state` columns. */
  tone?: (row: Row) => Tone;
  /** The currency of `credits`; DataTable sets it. */
  moneda?: Moneda;
  /**
   * The minimum width in pixels in a virtualised table. Default: the width of the longest value.
   */
  width?: number;
}

export type SortDirection = 'asc' | 'desc';

export interface SortState {
  columnId: string;
  direction: SortDirection;
}

/** An action on a row. The first is the main one: on cards it is tinted, unless it `isDanger`. */
export interface RowAction extends MenuAction {
  isPending?: boolean;
}

export const isNumeric = (kind: ColumnKind | undefined): boolean =>
  kind === 'number' || kind === 'credits' || kind === 'minutes';
