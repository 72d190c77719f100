import { randomUUID } from 'node:crypto';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Context } from '../Context';
import { findEnvio, idOfEnvio, noteEnvio } from '../config/envios';
import { connect } from '../connect';
import { UsageError } from '../errors';
import { readArchivo, STDIN } from '../input/readArchivo';
import { checkLote, type LineaLista } from '../lote/checkLote';
import { type Falta, type Leidas, readLineas } from '../lote/readLineas';
import { countLineas, type Tarea } from '../lote/Tarea';
import { toVisible } from '../output/toVisible';
import { type ListFormat, writeRows } from '../output/writeRows';
import { confirmByTyping, requireSomebody } from '../terminal/confirmByTyping';
import { toSentence } from './applyCambio';
import { COLUMNS, sendTold, toPrevista } from './sendTold';
import type { Confirmation } from './withConfirmation';

/** `archivo` is the file that says what to do. */
export type LoteFlags = Confirmation & ListFormat & { readonly archivo?: string };

const PREVISTAS = COLUMNS.slice(0, 3);

/** How many lines are shown before they are confirmed; `--dry-run` shows all. */
const SHOWN = 10;

/** Who is to confirm must be there, and not have given the file with the keyboard. */
function requireAnswer(context: Context, archivo: string): void {
  if (archivo === STDIN) throw new UsageError('La entrada estándar trae el fichero y no se puede preguntar: añade --yes.');
  requireSomebody(context);
}

function refuseFaltas({ stderr }: Context, faltas: readonly Falta[]): void {
  if (faltas.length === 0) return;
  for (const { linea, texto } of faltas) stderr.write(`línea ${linea}: ${toSentence(texto)}\n`);
  throw new UsageError(`${faltas.length === 1 ? '1 línea no vale' : `${faltas.length} líneas no valen`}: no se ha enviado ninguna.`);
}

async function confirm(context: Context, listas: readonly LineaLista[], cuantas: string): Promise<void> {
  const first = listas.slice(0, SHOWN);
  const width = String(first.at(-1)?.linea).length;
  const shown = first.map(({ linea, cambio }) => `  ${String(linea).padStart(width)}  ${toVisible(cambio.descripcion)}\n`);
  const rest = listas.length > SHOWN ? `  y ${listas.length - SHOWN} más, que se ven con --dry-run\n` : '';
  context.stderr.write(`${cuantas}:\n\n${shown.join('')}${rest}\n`);
  await confirmByTyping(context, cuantas);
}

/** Somebody who means to do the same once more would otherwise take the answers of the first time for new ones. */
async function tellEnvio({ env, stderr }: Context, id: string): Promise<void> {
  const fecha = await findEnvio(env, id);
  if (fecha === null) return;
  stderr.write(`Este fichero ya se envió el ${formatInstant(fecha)}. Lo que entonces se hizo no se hará otra vez.\n`);
  stderr.write('Si quieres repetirlo entero, añádele una línea vacía al final.\n');
}

/** What is to be done line by line, and what it is known by when it is sent again. */
interface Pedido<Orden> {
  readonly leidas: Leidas<Orden>;
  /** What the lines' keys are made of: the act and the file. */
  readonly text: string;
  /** Whether the same may be sent again, to go on where it stopped. */
  readonly isRepeatable: boolean;
}

/**
 * Does what was read line by line: all lines are judged before the first is sent, shown and confirmed, and sent in their order.
 * @throws UsageError for faults, all of which are told first; RefusedError when the portal refused a line.
 */
async function runPedido<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  { leidas, text, isRepeatable }: Pedido<Orden>,
  flags: LoteFlags,
): Promise<void> {
  const connection = await connect(context);
  const { listas, faltas } = await checkLote(connection, leidas, tarea);
  refuseFaltas(context, faltas);
  const id = idOfEnvio(connection.servidor, String(connection.userId), text);
  if (isRepeatable) await tellEnvio(context, id);
  if (flags.dryRun) {
    writeRows(context, listas.map(toPrevista), PREVISTAS, flags);
    context.stderr.write('No se ha cambiado nada.\n');
    return;
  }
  if (!flags.yes) await confirm(context, listas, countLineas(listas.length, tarea.nombre));
  if (isRepeatable) await noteEnvio(context.env, id);
  await sendTold(context, { text, listas, repetidas: connection.repetidas, format: flags });
}

/** Does a tarea for each line of a file. @throws UsageError for faults in the file, RefusedError when the portal refused a line. */
export async function runLote<Campo extends string, Orden>(context: Context, tarea: Tarea<Campo, Orden>, archivo: string, flags: LoteFlags): Promise<void> {
  if (!flags.yes && !flags.dryRun) requireAnswer(context, archivo);
  const text = await readArchivo(context, archivo);
  await runPedido(context, tarea, { leidas: readLineas(text, tarea), text: `${tarea.acto}\n${text}`, isRepeatable: true }, flags);
}

/**
 * Does a tarea for several people that were named one after another. Each line is the place of a name. Named again they are meant again: whoever writes the
 * same command line the next day does not mean yesterday's answer.
 */
export async function runOrdenes<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  ordenes: readonly Orden[],
  flags: LoteFlags,
): Promise<void> {
  if (!flags.yes && !flags.dryRun) requireSomebody(context);
  const lineas = ordenes.map((orden, at) => ({ linea: at + 1, orden }));
  await runPedido(context, tarea, { leidas: { lineas, faltas: [] }, text: randomUUID(), isRepeatable: false }, flags);
}
