import { splitMomento } from '@garita/domain/fichajes/parseMomento';
import { foldText } from '@garita/domain/formato/foldText';
import { UsageError } from '../errors';
import { suggest } from '../input/suggest';
import type { CellValue, Column } from './Column';

/** A field of a row selected by name: a column of the table, or a field of the JSON. */
export interface Campo<Row> extends Column<Row> {
  /** The JSON field of this name; null for a computed column. */
  readonly key: string | null;
}

const normal = (name: string): string =>
  foldText(name)
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

function toCell(value: unknown): CellValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? (value ? 'sí' : 'no') : JSON.stringify(value);
}

const fieldOf = (row: unknown, key: string): unknown =>
  (row as Readonly<Record<string, unknown>>)[key];

/** The JSON fields of the rows, from the first 50; an empty list has none. */
export const keysOf = (rows: readonly unknown[]): readonly string[] => [
  ...new Set(rows.slice(0, 50).flatMap((row) => Object.keys(row as object))),
];

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Sets the kind of a JSON field: a field that has only instants is compared as instants, and a
 * field that has only numbers as numbers.
 */
function withKind<Row>(campo: Campo<Row>, rows: readonly Row[]): Campo<Row> {
  const cells = rows.map(campo.value).filter((cell) => cell !== null);
  if (cells.length === 0) return campo;
  if (cells.every((cell) => typeof cell === 'number')) return { ...campo, kind: 'number' };
  return cells.every((cell) => typeof cell === 'string' && INSTANT.test(cell))
    ? { ...campo, kind: 'instant' }
    : campo;
}

/**
 * Finds a field by name. A column's header has priority over a JSON field. Case, accents and dashes
 * are ignored. @throws UsageError for an unknown name
 */
export function findCampo<Row>(
  typed: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Campo<Row> {
  const [name, keys] = [normal(typed), keysOf(rows)];
  const key = keys.find((one) => one === typed) ?? keys.find((one) => normal(one) === name) ?? null;
  const isCalled = (other: string | undefined) => other !== undefined && normal(other) === name;
  const column =
    columns.find(({ header }) => isCalled(header)) ?? columns.find(({ alias }) => isCalled(alias));
  if (column) return { ...column, key };
  if (key !== null)
    return withKind({ header: key, value: (row) => toCell(fieldOf(row, key)), key }, rows);
  if (rows.length === 0) return { header: typed, value: () => null, key: typed };
  const names = [...columns.map(({ header }) => normal(header)), ...keys];
  throw new UsageError(
    `La lista no tiene el campo «${typed}». ${suggest(typed, names, `Tiene: ${[...new Set(names)].join(', ')}.`)}`,
  );
}

/**
 * A cell's value for comparisons. An instant becomes a day and an hour in this machine's time zone,
 * as people type it.
 */
export function comparableOf<Row>({ value, kind }: Column<Row>, row: Row): CellValue {
  const cell = value(row);
  if (typeof cell !== 'string' || (kind !== 'instant' && kind !== 'day')) return cell;
  const { dia, hora } = splitMomento(Date.parse(cell));
  return `${dia} ${hora}`;
}

/** The JSON value of a selected field: the original value, or the column's value. */
export const pickJson = <Row>({ key, value }: Campo<Row>, row: Row): unknown =>
  key === null ? value(row) : fieldOf(row, key);
