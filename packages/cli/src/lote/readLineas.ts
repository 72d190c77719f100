import { foldText } from '@garita/domain/formato/foldText';
import { UsageError } from '../errors';
import { type LineaCsv, parseCsv } from '../input/parseCsv';
import { type Campos, type Columna, namesOf, type Tarea } from './Tarea';

/** What is wrong with a line. */
export interface Falta {
  /** Of the file, from 1. */
  readonly linea: number;
  readonly texto: string;
}

/** A line that reads. */
export interface Linea<Orden> {
  readonly linea: number;
  readonly orden: Orden;
}

/** What a file holds: what reads, and what does not. */
export interface Leidas<Orden> {
  readonly lineas: readonly Linea<Orden>[];
  readonly faltas: readonly Falta[];
}

const simplify = (header: string): string => foldText(header).trim().replace(/\s+/g, ' ');
const quote = (headers: readonly string[]): string => headers.map((header) => `«${header}»`).join(', ');

/** Which column each cell of a line is of; null for one without a header. @throws UsageError for a header that is not that of the tarea. */
function readHeader<Campo extends string>({ numero, celdas }: LineaCsv, columnas: Readonly<Record<Campo, Columna>>): (Campo | null)[] {
  const entries = Object.entries(columnas) as [Campo, Columna][];
  const campos = celdas.map((celda) => entries.find(([, { header }]) => simplify(header) === simplify(celda))?.[0] ?? null);
  const all = `Las columnas son ${quote(entries.map(([, { header }]) => header))}.`;
  const unknown = celdas.filter((celda, i) => campos[i] === null && celda.trim() !== '');
  if (unknown.length > 0) throw new UsageError(`línea ${numero}: no hay ninguna columna ${quote(unknown.map((celda) => celda.trim()))}. ${all}`);
  const lacking = entries.filter(([campo, { isOptional }]) => !isOptional && !campos.includes(campo)).map(([, { header }]) => header);
  if (lacking.length > 0) throw new UsageError(`línea ${numero}: falta la columna ${quote(lacking)}. ${all}`);
  const twice = entries.find(([campo]) => campos.indexOf(campo) !== campos.lastIndexOf(campo));
  if (twice) throw new UsageError(`línea ${numero}: la columna «${twice[1].header}» está dos veces.`);
  return campos;
}

function toCampos<Campo extends string>(
  celdas: readonly string[],
  header: readonly (Campo | null)[],
  columnas: Readonly<Record<Campo, Columna>>,
): Campos<Campo> {
  if (celdas.some((celda, i) => celda.trim() !== '' && !header[i])) throw new UsageError('tiene más celdas que columnas.');
  const names = Object.keys(columnas) as Campo[];
  return Object.fromEntries(names.map((campo) => [campo, (header.includes(campo) ? celdas[header.indexOf(campo)] : undefined)?.trim() ?? ''])) as Campos<Campo>;
}

/**
 * Reads a file's lines, each by itself, without asking anybody.
 * @throws UsageError for a file that is no CSV, whose header is not that of the tarea, or without lines.
 */
export function readLineas<Campo extends string, Orden>(text: string, tarea: Tarea<Campo, Orden>): Leidas<Orden> {
  const { columnas, parse } = tarea;
  const [first, ...rest] = parseCsv(text);
  if (!first) throw new UsageError('El fichero está vacío.');
  const header = readHeader(first, columnas);
  if (rest.length === 0) throw new UsageError('El fichero solo tiene la cabecera.');
  const lineas: Linea<Orden>[] = [];
  const faltas: Falta[] = [];
  for (const { numero, celdas } of rest) {
    try {
      lineas.push({ linea: numero, orden: parse(toCampos(celdas, header, columnas), namesOf(tarea, 'archivo')) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      faltas.push({ linea: numero, texto: error.message });
    }
  }
  return { lineas, faltas };
}
