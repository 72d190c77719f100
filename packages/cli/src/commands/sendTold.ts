import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import type { Context } from '../Context';
import { type ExitCode, RefusedError, SaidError } from '../errors';
import type { LineaLista } from '../lote/checkLote';
import type { Registro } from '../lote/lotes';
import { openAvance } from '../lote/openAvance';
import { type Envio, type Resultado, sendLote } from '../lote/sendLote';
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

export const toPrevista = ({ linea, cambio: { descripcion } }: LineaLista): Resultado => ({
  linea,
  descripcion,
  resultado: 'prevista',
  mensaje: null,
});

/** A placeholder result for sizing the columns; most answers fit in 24 characters. */
const toPlanned = (lista: LineaLista): Resultado => ({
  ...toPrevista(lista),
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

/** Whether the line was not sent because the run was stopped. */
const isLeft = ({ resultado, mensaje }: Resultado): boolean =>
  resultado === 'sin enviar' && mensaje === null;

interface Sending {
  /** The seed of the lines' keys. */
  readonly semilla: string;
  readonly listas: readonly LineaLista[];
  /** The keys whose answers the portal replayed. */
  readonly repetidas: ReadonlySet<string>;
  /** The lines whose answers an earlier run lost. */
  readonly dudosas: ReadonlySet<number>;
  readonly format: ListFormat;
  readonly registro: Registro;
  readonly origen: Origen;
}

/** @param stopped the exit code after a signal stopped the run */
function finish(
  { stderr }: Context,
  { resultados, interrupcion }: Envio,
  stopped: ExitCode | null,
  { registro, origen }: Sending,
): void {
  stderr.write(`${describeHechas(resultados)}.\n`);
  const left = resultados.find(isLeft);
  if (left)
    stderr.write(
      `Sin enviar: ${formatInteger(resultados.filter(isLeft).length)}, desde ${toVisible(origen.desde(left.linea))}.\n`,
    );
  if (interrupcion !== null || left)
    stderr.write(`Se ha interrumpido. ${origen.seguir(registro.id)}`.trimEnd().concat('\n'));
  if (interrupcion !== null) throw interrupcion;
  if (stopped !== null) throw new SaidError(stopped);
  const rechazadas = countOf(resultados, 'rechazada');
  if (rechazadas === 0) return;
  if (origen.corregir !== null) stderr.write(`${origen.corregir}\n`);
  throw new RefusedError(`El portal ha rechazado ${contar(rechazadas, 'línea', 'líneas')}.`);
}

/**
 * Sends the lines and reports each result at once; Ctrl-C cancels the lines not yet sent.
 * @throws RefusedError when a line was refused; otherwise the error that interrupted the run.
 */
export async function sendTold(context: Context, sending: Sending): Promise<void> {
  const { semilla, listas, repetidas, dudosas, format, registro } = sending;
  const { stdout, stderr } = context;
  // The reader of stdout may close the pipe early (`| head`); the work goes on.
  const ignore = () => undefined;
  stdout.on('error', ignore);
  const rows = openRows(context, listas.map(toPlanned), COLUMNS, format);
  const avance = openAvance(context, listas.length);
  const stop = catchStop(context, () => {
    avance.clear();
    stderr.write(
      'Se acaba la línea en curso y no se envía ninguna más. Otro Ctrl-C termina al momento.\n',
    );
  });
  // In a table, hundreds of unsent lines would push the sent ones out of view.
  const isWhole = format.json === true || format.csv === true;
  const tell = (resultado: Resultado) => {
    avance.clear();
    if (isWhole || !isLeft(resultado)) rows.write(resultado);
    avance.tell(resultado);
  };
  const { tellPausa } = avance;
  const envio = await sendLote(semilla, listas, {
    repetidas,
    dudosas,
    tell,
    tellPausa,
    note: registro.note,
    isStopped: () => stop.code() !== null,
  });
  avance.end();
  rows.end();
  stop.release();
  finish(context, envio, stop.code(), sending);
}
