import type { PreparedChange } from '../change/PreparedChange';
import type { Connection } from '../connect';
import { RefusedError } from '../errors';
import { type BulkTask, type Campos, namesOf } from './BulkTask';
import type { Falta, ParsedLines } from './readLineas';

export interface ReadyLine {
  readonly linea: number;
  readonly cambio: PreparedChange;
  /** The line's values by column, from which the line can be parsed again. */
  readonly campos: Campos<string>;
}

/**
 * Validates all lines.
 * @returns the valid lines, and all errors (also the parse errors) in the file's order
 */
export async function checkLote<Campo extends string, Orden>(
  connection: Connection,
  { lineas, faltas }: Pick<ParsedLines<Orden>, 'lineas' | 'faltas'>,
  task: BulkTask<Campo, Orden>,
): Promise<{ ready: ReadyLine[]; faltas: Falta[] }> {
  const ordenes = lineas.map(({ orden }) => orden);
  const prepare = await task.open(connection, ordenes, namesOf(task, 'archivo'), true);
  const ready: ReadyLine[] = [];
  const found = [...faltas];
  for (const { linea, orden, campos } of lineas) {
    try {
      ready.push({ linea, cambio: prepare(orden), campos });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      found.push({ linea, texto: error.message });
    }
  }
  return { ready, faltas: found.toSorted((a, b) => a.linea - b.linea) };
}
