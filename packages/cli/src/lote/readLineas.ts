import { foldText } from '@garita/domain/formato/foldText';
import type { Moneda } from '@garita/domain/formato/moneda';
import { UsageError } from '../errors';
import { type LineaCsv, parseCsvWithHead } from '../input/parseCsv';
import { findMeant } from '../input/suggest';
import { type BulkTask, type Campos, type Columna, namesOf } from './BulkTask';

export interface Falta {
  /** Line number in the file, from 1. */
  readonly linea: number;
  readonly texto: string;
}

export interface Linea<Orden> {
  readonly linea: number;
  readonly orden: Orden;
  readonly campos: Campos<string>;
}

export interface ParsedLines<Orden> {
  readonly lineas: readonly Linea<Orden>[];
  readonly faltas: readonly Falta[];
  readonly unusedHeaders: readonly string[];
}

const SOBRA = Symbol('sobra');

type Cabecera<Campo> = readonly (Campo | typeof SOBRA | null)[];

const simplify = (header: string): string => foldText(header).trim().replace(/\s+/g, ' ');
export const quoteHeaders = (headers: readonly string[]): string =>
  headers.map((header) => `«${header}»`).join(', ');

const isHeaderOf = (
  typed: string,
  { header, otros = () => [] }: Columna,
  moneda: Moneda,
): boolean => [header, ...otros(moneda)].some((one) => simplify(one) === simplify(typed));

/**
 * Refuses a header that resembles a missing column: it is a typo, and ignoring it would silently
 * drop its values.
 */
function refuseMistyped(
  numero: number,
  unknown: readonly string[],
  absent: readonly string[],
): void {
  for (const header of unknown) {
    const meant = findMeant(header, absent);
    if (meant !== null)
      throw new UsageError(
        `línea ${numero}: no hay ninguna columna «${header}». ¿Quisiste decir «${meant}»?`,
      );
  }
}

/**
 * Finds the columns by their headers, and ignores unknown headers. @throws UsageError for a
 * mistyped, missing or repeated header
 */
function readHeader<Campo extends string>(
  { numero, celdas }: LineaCsv,
  columnas: Readonly<Record<Campo, Columna>>,
  moneda: Moneda,
): Cabecera<Campo> {
  const entries = Object.entries(columnas) as [Campo, Columna][];
  const campoOf = (celda: string): Campo | undefined =>
    entries.find(([, columna]) => isHeaderOf(celda, columna, moneda))?.[0];
  const cabecera = celdas.map((celda) => campoOf(celda) ?? (celda.trim() === '' ? null : SOBRA));
  const absent = entries.filter(([campo]) => !cabecera.includes(campo));
  const unknown = celdas.filter((_, at) => cabecera[at] === SOBRA).map((celda) => celda.trim());
  refuseMistyped(
    numero,
    unknown,
    absent.map(([, { header }]) => header),
  );
  const found = celdas.filter((celda) => celda.trim() !== '');
  const lacking = absent
    .filter(([, { isOptional }]) => !isOptional)
    .map(([, { header }]) => header);
  if (lacking.length > 0) {
    const all = `Las columnas son ${quoteHeaders(entries.map(([, { header }]) => header))}.`;
    throw new UsageError(
      `línea ${numero}: falta la columna ${quoteHeaders(lacking)}. ${all} En el fichero están ${quoteHeaders(found)}.`,
    );
  }
  const twice = entries.find(([campo]) => cabecera.indexOf(campo) !== cabecera.lastIndexOf(campo));
  if (twice)
    throw new UsageError(`línea ${numero}: la columna «${twice[1].header}» está dos veces.`);
  return cabecera;
}

/** The lines after each column with a `read` has converted its cells. */
function readCells<Campo extends string>(
  lineas: readonly LineaCsv[],
  cabecera: Cabecera<Campo>,
  columnas: Readonly<Record<Campo, Columna>>,
): LineaCsv[] {
  const read = cabecera.map((campo, at) =>
    campo === null || campo === SOBRA
      ? undefined
      : columnas[campo].read?.(lineas.map(({ celdas }) => celdas[at] ?? '')),
  );
  return lineas.map((linea, row) => ({
    ...linea,
    celdas: linea.celdas.map((celda, at) => read[at]?.[row] ?? celda),
  }));
}

function toCampos<Campo extends string>(
  celdas: readonly string[],
  cabecera: Cabecera<Campo>,
  columnas: Readonly<Record<Campo, Columna>>,
): Campos<Campo> {
  if (celdas.some((celda, at) => celda.trim() !== '' && !cabecera[at]))
    throw new UsageError('tiene más celdas que columnas.');
  const names = Object.keys(columnas) as Campo[];
  return Object.fromEntries(
    names.map((campo) => [
      campo,
      (cabecera.includes(campo) ? celdas[cabecera.indexOf(campo)] : undefined)?.trim() ?? '',
    ]),
  ) as Campos<Campo>;
}

/**
 * Parses the lines of a file without network access. @throws UsageError for invalid CSV, a wrong
 * header, or a file without lines
 */
export function readLineas<Campo extends string, Orden>(
  text: string,
  task: BulkTask<Campo, Orden>,
  moneda: Moneda,
): ParsedLines<Orden> {
  const { columnas, parse } = task;
  const isColumn = (celda: string): boolean =>
    (Object.values(columnas) as Columna[]).some((columna) => isHeaderOf(celda, columna, moneda));
  const { lineas: all, cabecera: headAt } = parseCsvWithHead(
    text,
    (celdas) => celdas.filter(isColumn).length,
  );
  // Without a recognized header the first line is taken as the header, so that its missing columns
  // are reported.
  const [first, ...rest] = all.slice(Math.max(0, headAt - 1));
  if (!first) throw new UsageError('El fichero está vacío.');
  const cabecera = readHeader(first, columnas, moneda);
  if (rest.length === 0) throw new UsageError('El fichero solo tiene la cabecera.');
  const lineas: Linea<Orden>[] = [];
  const faltas: Falta[] = [];
  for (const { numero, celdas } of readCells(rest, cabecera, columnas)) {
    try {
      const campos = toCampos(celdas, cabecera, columnas);
      const orden = parse(campos, namesOf(task, 'archivo'), moneda);
      lineas.push({ linea: numero, orden, campos });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      faltas.push({ linea: numero, texto: error.message });
    }
  }
  return {
    lineas,
    faltas,
    unusedHeaders: first.celdas
      .filter((_, at) => cabecera[at] === SOBRA)
      .map((celda) => celda.trim()),
  };
}
