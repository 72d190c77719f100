import { randomUUID } from 'node:crypto';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Context } from '../Context';
import { findEnvio, idOfEnvio, noteEnvio } from '../config/envios';
import { type Connection, connect } from '../connect';
import { UsageError } from '../errors';
import { STDIN } from '../input/readArchivo';
import { checkLote, type LineaLista } from '../lote/checkLote';
import { beginLote, continueLote, type Registro, readLote } from '../lote/lotes';
import { type Leidas, quoteHeaders } from '../lote/readLineas';
import { keyOfLinea } from '../lote/sendLote';
import { countLineas, type Tarea } from '../lote/Tarea';
import { toVisible } from '../output/toVisible';
import { type ListFormat, openRows } from '../output/writeRows';
import { confirmByTyping, requireSomebody } from '../terminal/confirmByTyping';
import { refuseFaltas, toRechazada } from './faltas';
import { type Pedido, readPedido, toSemilla } from './Pedido';
import { COLUMNS, sendTold, toPrevista } from './sendTold';
import type { Confirmation } from './withConfirmation';

export type LoteFlags = Confirmation &
  ListFormat & { readonly archivo?: string; readonly otraVez?: true };

const PREVISTAS = COLUMNS.slice(0, 3);

/** Lines shown before the confirmation; `--dry-run` shows all. */
const SHOWN = 10;

/**
 * The confirmation needs a terminal, and stdin must not be the file.
 * @throws UsageError otherwise.
 */
function requireAnswer(context: Context, archivo: string | undefined): void {
  if (archivo === STDIN)
    throw new UsageError(
      'La entrada estándar trae el fichero y no se puede preguntar: añade --yes.',
    );
  requireSomebody(context);
}

async function confirm(
  context: Context,
  listas: readonly LineaLista[],
  cuantas: string,
): Promise<void> {
  const first = listas.slice(0, SHOWN);
  const width = String(first.at(-1)?.linea).length;
  const shown = first.map(
    ({ linea, cambio }) => `  ${String(linea).padStart(width)}  ${toVisible(cambio.descripcion)}\n`,
  );
  const rest =
    listas.length > SHOWN ? `  y ${listas.length - SHOWN} más, que se ven con --dry-run\n` : '';
  context.stderr.write(`${cuantas}:\n\n${shown.join('')}${rest}\n`);
  await confirmByTyping(context, cuantas);
}

/**
 * Warns that a repeated file returns the first run's answers, which a user could take for new
 * changes.
 */
async function tellEnvio({ env, stderr }: Context, id: string): Promise<void> {
  const fecha = await findEnvio(env, id);
  if (fecha === null) return;
  stderr.write(
    `Este fichero ya se envió el ${formatInstant(fecha)}. Lo que entonces se hizo no se hará otra vez.\n`,
  );
  stderr.write('Si quieres hacerlo todo de nuevo, añade --otra-vez.\n');
}

function tellSobrantes({ stderr }: Context, { sobrantes }: Leidas<unknown>): void {
  if (sobrantes.length > 0)
    stderr.write(`Columnas que no se usan: ${toVisible(quoteHeaders(sobrantes))}.\n`);
}

/** The lines to send. @throws UsageError for invalid lines, after all are reported. */
async function judge<Campo extends string, Orden>(
  context: Context,
  connection: Connection,
  tarea: Tarea<Campo, Orden>,
  { leidas, origen, isForgiving }: Pedido<Orden>,
): Promise<LineaLista[]> {
  const { listas, faltas } = await checkLote(connection, leidas, tarea);
  if (!isForgiving) refuseFaltas(context, faltas, origen);
  return [...listas, ...faltas.map((falta) => toRechazada(falta, leidas.lineas))].sort(
    (a, b) => a.linea - b.linea,
  );
}

function writePrevistas(context: Context, listas: readonly LineaLista[], flags: LoteFlags): void {
  const previstas = listas.map(toPrevista);
  const { write, end } = openRows(context, previstas, PREVISTAS, flags);
  for (const prevista of previstas) write(prevista);
  end();
  context.stderr.write('No se ha cambiado nada.\n');
}

/** Stores a new lote, or continues the stored one that this resumes. */
function openRegistro(
  { env }: Context,
  { servidor, userId, repetidas }: Connection,
  tarea: Tarea<string, never>,
  { semilla, continua, deshace, salida }: Pedido<unknown>,
  listas: readonly LineaLista[],
): Registro {
  if (continua === undefined) {
    const more = {
      ...(deshace !== undefined && { deshace }),
      ...(salida !== undefined && { salida }),
    };
    return beginLote(env, { orden: tarea.acto, servidor, userId, semilla, ...more }, listas);
  }
  const registro = continueLote(env, continua);
  const before = new Set(
    readLote(env, continua)?.lineas.flatMap(({ linea, resultado }) =>
      resultado === 'hecha' ? linea : [],
    ),
  );
  // A line done by an earlier run of this lote, or replayed by the portal under this lote's own
  // key, counts as done by it.
  const isOwn = (linea: number): boolean =>
    before.has(linea) || repetidas.has(keyOfLinea(semilla, linea));
  const note: Registro['note'] = (one) =>
    registro.note(
      one.resultado === 'ya hecha' && isOwn(one.linea) ? { ...one, resultado: 'hecha' } : one,
    );
  return { ...registro, note };
}

/**
 * Runs the lines: all are validated, shown and confirmed before the first is sent, in their order.
 * @throws UsageError for invalid lines, after all are reported; RefusedError when the portal
 * refused a line.
 */
export async function runPedido<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  pedido: Pedido<Orden>,
  flags: LoteFlags,
): Promise<void> {
  const { leidas, semilla, origen } = pedido;
  if (!flags.yes && !flags.dryRun) requireAnswer(context, flags.archivo);
  tellSobrantes(context, leidas);
  const connection = await connect(context);
  const listas = await judge(context, connection, tarea, pedido);
  const envio = origen.isRepeatable
    ? idOfEnvio(connection.servidor, String(connection.userId), semilla)
    : null;
  if (envio !== null) await tellEnvio(context, envio);
  if (flags.dryRun) return writePrevistas(context, listas, flags);
  if (!flags.yes) await confirm(context, listas, countLineas(listas.length, tarea.nombre));
  if (envio !== null) await noteEnvio(context.env, envio);
  const registro = openRegistro(
    context,
    connection,
    tarea as unknown as Tarea<string, never>,
    pedido,
    listas,
  );
  try {
    // New passwords exist only in the server's answers. Without a journal we cannot resume, so
    // refuse to start.
    if (pedido.salida !== undefined && registro.id === null)
      throw new UsageError(
        'No se puede escribir en tu carpeta de configuración: hace falta para seguir si se interrumpe.',
      );
    await pedido.begin?.();
  } catch (error) {
    registro.discard();
    throw error;
  }
  try {
    await sendTold(context, {
      semilla,
      listas,
      repetidas: connection.repetidas,
      format: flags,
      registro,
      origen,
      dudosas: pedido.dudosas ?? new Set(),
    });
  } finally {
    registro.close();
  }
}

/**
 * Runs a tarea for each line of a file.
 * @throws UsageError for errors in the file, RefusedError when the portal refused a line.
 */
export async function runLote<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  archivo: string,
  flags: LoteFlags,
): Promise<void> {
  // Checked before reading: the file may be long, or come from the stdin that must answer.
  if (!flags.yes && !flags.dryRun) requireAnswer(context, archivo);
  const pedido = await readPedido(context, tarea, archivo);
  // Another seed gives other Idempotency-Keys, so the portal does not replay the first run.
  await runPedido(
    context,
    tarea,
    flags.otraVez ? { ...pedido, semilla: toSemilla(pedido.semilla, randomUUID()) } : pedido,
    flags,
  );
}
