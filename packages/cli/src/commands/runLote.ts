import { randomUUID } from 'node:crypto';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Context } from '../Context';
import { type Connection, connect } from '../connect';
import { UsageError } from '../errors';
import { type BulkTask, countLineas } from '../lote/BulkTask';
import { checkLote, type ReadyLine } from '../lote/checkLote';
import { beginLote, continueLote, findFirstSent, type Journal, readLote } from '../lote/lotes';
import { type ParsedLines, quoteHeaders } from '../lote/readLineas';
import { keyOfLinea } from '../lote/sendLote';
import { toVisible } from '../output/toVisible';
import { type ListFormat, openRows } from '../output/writeRows';
import { confirmByTyping, willAsk } from '../terminal/confirmByTyping';
import { type BulkRequest, readBulkRequest, toSeed } from './BulkRequest';
import { refuseFaltas, toRechazada } from './faltas';
import { COLUMNS, sendTold, toPrevista } from './sendTold';
import type { Confirmation } from './sharedTakes';

export type LoteFlags = Confirmation &
  ListFormat & { readonly archivo?: string; readonly otraVez?: true };

const PREVISTAS = COLUMNS.slice(0, 3);

/** Maximum number of lines shown before the confirmation; `--dry-run` shows all. */
const SHOWN = 10;

async function confirm(
  context: Context,
  ready: readonly ReadyLine[],
  cuantas: string,
): Promise<void> {
  const first = ready.slice(0, SHOWN);
  const width = String(first.at(-1)?.linea).length;
  const shown = first.map(
    ({ linea, cambio }) => `  ${String(linea).padStart(width)}  ${toVisible(cambio.descripcion)}\n`,
  );
  const rest =
    ready.length > SHOWN ? `  y ${ready.length - SHOWN} más, que se ven con --dry-run\n` : '';
  context.stderr.write(`${cuantas}:\n\n${shown.join('')}${rest}\n`);
  await confirmByTyping(context, cuantas);
}

/**
 * Warns that a file was already sent. The portal then replays the answers of the first run, which
 * look like new changes.
 */
function tellSentFile(
  { env, stderr }: Context,
  { servidor, userId }: Connection,
  semilla: string,
): void {
  const fecha = findFirstSent(env, { servidor, userId, semilla });
  if (fecha === null) return;
  stderr.write(
    `Este fichero ya se envió el ${formatInstant(fecha)}. Lo que entonces se hizo no se hará otra vez.\n`,
  );
  stderr.write('Si quieres hacerlo todo de nuevo, añade --otra-vez.\n');
}

function tellUnusedHeaders({ stderr }: Context, { unusedHeaders }: ParsedLines<unknown>): void {
  if (unusedHeaders.length > 0)
    stderr.write(`Columnas que no se usan: ${toVisible(quoteHeaders(unusedHeaders))}.\n`);
}

/**
 * Validates the lines. @throws UsageError for invalid lines, unless they are reported among the
 * results
 */
async function prepareLineas<Campo extends string, Orden>(
  context: Context,
  connection: Connection,
  task: BulkTask<Campo, Orden>,
  { parsed, origen, isForgiving }: BulkRequest<Orden>,
): Promise<ReadyLine[]> {
  const { ready, faltas } = await checkLote(connection, parsed, task);
  if (!isForgiving) refuseFaltas(context, faltas, origen);
  return [...ready, ...faltas.map((falta) => toRechazada(falta, parsed.lineas))].sort(
    (a, b) => a.linea - b.linea,
  );
}

function writePrevistas(context: Context, ready: readonly ReadyLine[], flags: LoteFlags): void {
  const previstas = ready.map(toPrevista);
  const { write, end } = openRows(context, previstas, PREVISTAS, flags);
  for (const prevista of previstas) write(prevista);
  end();
  context.stderr.write('No se ha cambiado nada.\n');
}

/** Opens the journal: of a new bulk run, or of the stored run that this request resumes. */
function openJournal(
  { env }: Context,
  { servidor, userId, replayed }: Connection,
  task: BulkTask<string, never>,
  { seed, continua, deshace, salida }: BulkRequest<unknown>,
  ready: readonly ReadyLine[],
): Journal {
  if (continua === undefined) {
    const more = {
      ...(deshace !== undefined && { deshace }),
      ...(salida !== undefined && { salida }),
    };
    return beginLote(env, { orden: task.acto, servidor, userId, semilla: seed, ...more }, ready);
  }
  const journal = continueLote(env, continua);
  const before = new Set(
    readLote(env, continua)?.lineas.flatMap(({ linea, resultado }) =>
      resultado === 'hecha' ? linea : [],
    ),
  );
  // A line that is already done counts as done by this run in two cases: an earlier attempt of the
  // run noted it as done, or the portal replayed the answer to the line's Idempotency-Key.
  const isOwn = (linea: number): boolean =>
    before.has(linea) || replayed.has(keyOfLinea(seed, linea));
  const note: Journal['note'] = (one) =>
    journal.note(
      one.resultado === 'ya hecha' && isOwn(one.linea) ? { ...one, resultado: 'hecha' } : one,
    );
  return { ...journal, note };
}

/**
 * Sends the lines of a bulk run, after all lines are validated, shown and confirmed.
 * @throws UsageError for invalid lines, RefusedError when the portal refused a line
 */
export async function runBulkRequest<Campo extends string, Orden>(
  context: Context,
  task: BulkTask<Campo, Orden>,
  request: BulkRequest<Orden>,
  flags: LoteFlags,
): Promise<void> {
  const { parsed, seed, origen } = request;
  const isAsked = willAsk(context, flags, flags.archivo);
  tellUnusedHeaders(context, parsed);
  const connection = await connect(context);
  const ready = await prepareLineas(context, connection, task, request);
  if (origen.isRepeatable) tellSentFile(context, connection, seed);
  if (flags.dryRun) return writePrevistas(context, ready, flags);
  if (isAsked) await confirm(context, ready, countLineas(ready.length, task.nombre));
  const journal = openJournal(
    context,
    connection,
    task as unknown as BulkTask<string, never>,
    request,
    ready,
  );
  try {
    // New passwords exist only in the server's answers. Without a journal an interrupted run could
    // not be resumed, so the run does not start.
    if (request.salida !== undefined && journal.id === null)
      throw new UsageError(
        'No se puede escribir en tu carpeta de configuración: hace falta para seguir si se interrumpe.',
      );
    await request.begin?.();
  } catch (error) {
    journal.discard();
    throw error;
  }
  try {
    await sendTold(context, {
      seed,
      ready,
      replayed: connection.replayed,
      format: flags,
      journal,
      origen,
      uncertain: request.uncertain ?? new Set(),
    });
  } finally {
    journal.close();
  }
}

export async function runLote<Campo extends string, Orden>(
  context: Context,
  task: BulkTask<Campo, Orden>,
  archivo: string,
  flags: LoteFlags,
): Promise<void> {
  // Whether a user can confirm is checked before the file is read. The file may be long, or come
  // from stdin, where the user would have to type the answer.
  willAsk(context, flags, archivo);
  const request = await readBulkRequest(context, task, archivo);
  // With another seed the Idempotency-Keys are new, so the portal does the changes again instead of
  // replaying answers.
  await runBulkRequest(
    context,
    task,
    flags.otraVez ? { ...request, seed: toSeed(request.seed, randomUUID()) } : request,
    flags,
  );
}
