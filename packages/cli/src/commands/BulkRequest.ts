import { createHash } from 'node:crypto';
import type { Context } from '../Context';
import { readArchivo } from '../input/readArchivo';
import type { BulkTask } from '../lote/BulkTask';
import { type Linea, type ParsedLines, readLineas } from '../lote/readLineas';
import { ARCHIVO, type Origen, toNombrado } from './Origen';

export interface BulkRequest<Orden> {
  readonly parsed: ParsedLines<Orden>;
  /** The seed of the lines' Idempotency-Keys. */
  readonly seed: string;
  readonly origen: Origen;
  /** The id of the stored lote that this one resumes. */
  readonly continua?: string;
  /** The lines whose answers were lost. */
  readonly uncertain?: ReadonlySet<number>;
  /** The id of the stored lote that this one undoes. */
  readonly deshace?: string;
  /** The file that receives the secrets from the answers. */
  readonly salida?: string;
  /** Called after validation, confirmation and taking the lock, before the first request. */
  readonly begin?: () => Promise<void>;
  /**
   * Reports invalid lines among the results instead of refusing all: a stored lote is not editable.
   */
  readonly isForgiving?: true;
}

/** The same input to the same command gives the same seed. */
export const toSeed = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** @throws UsageError for an unreadable file */
export async function readBulkRequest<Campo extends string, Orden>(
  context: Context,
  task: BulkTask<Campo, Orden>,
  archivo: string,
): Promise<BulkRequest<Orden>> {
  const text = await readArchivo(context, archivo);
  const parsed = readLineas(text, task, context.moneda);
  return { parsed, seed: toSeed(task.acto, text), origen: ARCHIVO };
}

/** The lines for names on the command line; each name's position is its line number. */
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
