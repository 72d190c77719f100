import { createHash } from 'node:crypto';
import type { Context } from '../Context';
import { readArchivo } from '../input/readArchivo';
import type { BulkTask } from '../lote/BulkTask';
import { type Linea, type ParsedLines, readLineas } from '../lote/readLineas';
import { ARCHIVO, type Origen, toNombrado } from './Origen';

export interface BulkRequest<Orden> {
  readonly parsed: ParsedLines<Orden>;
  /** The text from which the lines' Idempotency-Keys are derived. */
  readonly seed: string;
  readonly origen: Origen;
  /** The id of the stored bulk run (`lote`) that this request resumes. */
  readonly continua?: string;
  /** The lines whose answers were lost. */
  readonly uncertain?: ReadonlySet<number>;
  /** The id of the stored bulk run that this request undoes. */
  readonly deshace?: string;
  /** The file that receives the secrets from the answers. */
  readonly salida?: string;
  /**
   * Called before the first request, when all lines are validated and confirmed and the lock is
   * taken.
   */
  readonly begin?: () => Promise<void>;
  /**
   * Reports invalid lines among the results instead of refusing the whole request, since the user
   * cannot correct the lines of a stored bulk run.
   */
  readonly isForgiving?: true;
}

/** A text that is the same whenever the same command gets the same input. */
export const toSeed = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** Reads the lines of a file. @throws UsageError for an unreadable file */
export async function readBulkRequest<Campo extends string, Orden>(
  context: Context,
  task: BulkTask<Campo, Orden>,
  archivo: string,
): Promise<BulkRequest<Orden>> {
  const text = await readArchivo(context, archivo);
  const parsed = readLineas(text, task, context.moneda);
  return { parsed, seed: toSeed(task.acto, text), origen: ARCHIVO };
}

/** One line for each name on the command line. A name's position is its line number. */
export const toBulkRequest = <Orden>(
  valores: readonly string[],
  lineas: readonly Omit<Linea<Orden>, 'linea'>[],
  seed: string,
): BulkRequest<Orden> => ({
  parsed: {
    lineas: lineas.map((one, at) => ({ ...one, linea: at + 1 })),
    faltas: [],
    unusedHeaders: [],
  },
  seed,
  origen: toNombrado(valores),
});
