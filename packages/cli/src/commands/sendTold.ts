import { setTimeout as sleep } from 'node:timers/promises';
import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import type { Context } from '../Context';
import { type ExitCode, RefusedError, ReportedError } from '../errors';
import type { ReadyLine } from '../lote/checkLote';
import type { Journal } from '../lote/lotes';
import { openBulkProgress } from '../lote/openBulkProgress';
import { type Resultado, type RunResult, sendLote } from '../lote/sendLote';
import type { Column } from '../output/Column';
import { toVisible } from '../output/toVisible';
import { type ListFormat, openRows } from '../output/writeRows';
import { catchStop } from '../terminal/catchStop';
import type { Origen } from './Origen';

export const COLUMNS: readonly Column<Resultado>[] = [
  { header: 'Línea', value: ({ linea }) => linea, kind: 'number' },
  { header: 'Resultado', value: ({ resultado }) => resultado },
  { header: 'Qué', value: ({ descripcion }) => descripcion, isLong: true },
  { header: 'Respuesta', value: ({ mensaje }) => mensaje },
];

export const toPrevista = ({ linea, cambio: { descripcion } }: ReadyLine): Resultado => ({
  linea,
  descripcion,
  resultado: 'prevista',
  mensaje: null,
});

/**
 * A placeholder for a result, from which the width of the columns is computed. Most answers fit in
 * 24 characters.
 */
const toPlanned = (readyLine: ReadyLine): Resultado => ({
  ...toPrevista(readyLine),
  resultado: 'rechazada',
  mensaje: '·'.repeat(24),
});

const countOf = (resultados: readonly Resultado[], wanted: Resultado['resultado']): number =>
  resultados.filter(({ resultado }) => resultado === wanted).length;

function describeHechas(resultados: readonly Resultado[]): string {
  const yaHechas = countOf(resultados, 'ya hecha');
  const hechas = `Hechas: ${formatInteger(countOf(resultados, 'hecha'))} de ${formatInteger(resultados.length)}`;
  return yaHechas === 0
    ? hechas
    : `${hechas}; ${contar(yaHechas, 'ya lo estaba', 'ya lo estaban')}`;
}

/** Whether the line was not sent because the run ended before it. */
const isLeft = ({ resultado, mensaje }: Resultado): boolean =>
  resultado === 'sin enviar' && mensaje === null;

interface Sending {
  readonly seed: string;
  readonly ready: readonly ReadyLine[];
  /** The keys whose answers the portal replayed. */
  readonly replayed: ReadonlySet<string>;
  /** The lines whose answers an earlier run lost. */
  readonly uncertain: ReadonlySet<number>;
  readonly format: ListFormat;
  readonly journal: Journal;
  readonly origen: Origen;
}

/** @param stopped the exit code after a signal stopped the run; null without a signal */
function finish(
  { stderr }: Context,
  { resultados, interrupcion }: RunResult,
  stopped: ExitCode | null,
  { journal, origen }: Sending,
): void {
  stderr.write(`${describeHechas(resultados)}.\n`);
  const left = resultados.find(isLeft);
  if (left)
    stderr.write(
      `Sin enviar: ${formatInteger(resultados.filter(isLeft).length)}, desde ${toVisible(origen.desde(left.linea))}.\n`,
    );
  if (interrupcion !== null || left)
    stderr.write(`Se ha interrumpido. ${origen.seguir(journal.id)}`.trimEnd().concat('\n'));
  if (interrupcion !== null) throw interrupcion;
  if (stopped !== null) throw new ReportedError(stopped);
  const rechazadas = countOf(resultados, 'rechazada');
  if (rechazadas === 0) return;
  if (origen.corregir !== null) stderr.write(`${origen.corregir}\n`);
  throw new RefusedError(`El portal ha rechazado ${contar(rechazadas, 'línea', 'líneas')}.`);
}

/**
 * Sends lines and reports the results in the file's order. Ctrl-C cancels the lines not yet sent.
 * @throws RefusedError when a line was refused, ReportedError after Ctrl-C, or the error that
 * interrupted the run
 */
export async function sendTold(context: Context, sending: Sending): Promise<void> {
  const { seed, ready, replayed, uncertain, format, journal } = sending;
  const { stdout, stderr } = context;
  // The reader of stdout may close the pipe early (`| head`). The sending then continues.
  const ignore = () => undefined;
  stdout.on('error', ignore);
  const rows = openRows(context, ready.map(toPlanned), COLUMNS, format);
  const bulkProgress = openBulkProgress(context, ready.length);
  const stop = catchStop(context, () => {
    bulkProgress.clear();
    stderr.write(
      'Se acaba la línea en curso y no se envía ninguna más. Otro Ctrl-C termina al momento.\n',
    );
  });
  // A table leaves out the unsent lines: hundreds of them would push the sent lines out of view.
  const isWhole = format.json === true || format.csv === true;
  const tell = (resultado: Resultado) => {
    bulkProgress.clear();
    if (isWhole || !isLeft(resultado)) rows.write(resultado);
    bulkProgress.tell(resultado);
  };
  const { tellPausa } = bulkProgress;
  const result = await sendLote(seed, ready, {
    replayed,
    uncertain,
    tell,
    tellPausa,
    note: journal.note,
    isStopped: () => stop.code() !== null,
    sleep,
  });
  bulkProgress.end();
  rows.end();
  stop.release();
  finish(context, result, stop.code(), sending);
}
