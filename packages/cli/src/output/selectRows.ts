import { compareSpanish } from '@garita/domain/formato/compareSpanish';
import type { Campo } from './Campo';
import { comparableOf, findCampo, pickJson } from './Campo';
import type { CellValue, Column } from './Column';
import { compileFiltro, parseFiltro } from './parseFiltro';

export interface Vista {
  readonly campos?: string;
  readonly filtro?: readonly string[];
  readonly orden?: string;
  readonly limite?: number;
}

/** Whether the view has only a part of the list, so that totals of the whole list do not apply. */
export const isPart = ({ filtro, limite }: Vista): boolean =>
  filtro !== undefined || limite !== undefined;

/** Compares two cells. Empty cells come last in both directions. */
function compareCells(a: CellValue, b: CellValue, direction: 1 | -1): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return (
    direction *
    (typeof a === 'number' && typeof b === 'number' ? a - b : compareSpanish(String(a), String(b)))
  );
}

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  orden: string,
): readonly Row[] {
  const campo = findCampo(orden.replace(/^-/, ''), rows, columns);
  const direction = orden.startsWith('-') ? -1 : 1;
  return rows
    .map((row) => ({ row, by: comparableOf(campo, row) }))
    .sort((a, b) => compareCells(a.by, b.by, direction))
    .map(({ row }) => row);
}

function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filtros: readonly string[],
): readonly Row[] {
  const conditions = filtros
    .map(parseFiltro)
    .map((filtro) => compileFiltro(filtro, findCampo(filtro.campo, rows, columns), rows));
  return rows.filter((row) => conditions.every((holds) => holds(row)));
}

interface Selected<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly toJsonRow: (row: Row) => unknown;
}

const namesIn = (campos: string): readonly string[] =>
  campos.split(',').filter((name) => name.trim() !== '');

/**
 * Filters, sorts and limits the rows. @throws UsageError for an unknown field or an invalid filter
 */
export function selectRows<Row>(
  all: readonly Row[],
  columns: readonly Column<Row>[],
  { campos, filtro = [], orden, limite }: Vista,
): Selected<Row> {
  const found = filterRows(all, columns, filtro);
  const sorted = orden === undefined ? found : sortRows(found, columns, orden);
  const rows = limite === undefined ? sorted : sorted.slice(0, limite);
  if (campos === undefined) return { rows, columns, toJsonRow: (row) => row };
  const names = namesIn(campos);
  const wanted = names.map((name): Campo<Row> => findCampo(name.trim(), all, columns));
  const toJsonRow = (row: Row) =>
    Object.fromEntries(
      wanted.map((campo, index) => [campo.key ?? names[index]?.trim(), pickJson(campo, row)]),
    );
  return { rows, columns: wanted, toJsonRow };
}
