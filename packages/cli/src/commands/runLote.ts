import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '@garita/api-client/ApiError';
import { foldCase } from '@garita/domain/formato/foldCase';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Context } from '../Context';
import { findEnvio, idOfEnvio, noteEnvio } from '../config/envios';
import { beginLote, continueLote, type Registro } from '../config/lotes';
import { type Connection, connect } from '../connect';
import { UsageError } from '../errors';
import { readArchivo, STDIN } from '../input/readArchivo';
import { checkLote, type LineaLista } from '../lote/checkLote';
import { type Falta, type Leidas, type Linea, quoteHeaders, readLineas } from '../lote/readLineas';
import { keyOfLinea } from '../lote/sendLote';
import { countLineas, type Tarea } from '../lote/Tarea';
import { toVisible } from '../output/toVisible';
import { type ListFormat, openRows } from '../output/writeRows';
import { confirmByTyping, requireSomebody } from '../terminal/confirmByTyping';
import { toSentence } from './applyCambio';
import { COLUMNS, type Origen, sendTold, toPrevista } from './sendTold';
import type { Confirmation } from './withConfirmation';

/** `archivo` is the file that says what to do. */
export type LoteFlags = Confirmation & ListFormat & { readonly archivo?: string };

const PREVISTAS = COLUMNS.slice(0, 3);

/** How many lines are shown before they are confirmed; `--dry-run` shows all. */
const SHOWN = 10;

/** What is to be done line by line, and what it is known by when it is sent again. */
export interface Pedido<Orden> {
  readonly leidas: Leidas<Orden>;
  /** What the lines' keys are made of. */
  readonly semilla: string;
  readonly origen: Origen;
  /** Of the lotes that are kept the one that this goes on with. */
  readonly continua?: string;
  /** Of its lines those whose answers were lost. */
  readonly dudosas?: ReadonlySet<number>;
  /** Of the lotes that are kept the one that this takes back. */
  readonly deshace?: string;
  /** Where it writes what only the answers tell. */
  readonly salida?: string;
  /** Called once all has been judged and confirmed and the lote is this process's, before anything is sent. */
  readonly begin?: () => Promise<void>;
  /** Whether a line that cannot be done is told among the results, where nobody can take it out of a file. */
  readonly isForgiving?: true;
}

/** Who is to confirm must be there, and not have given the file with the keyboard. */
function requireAnswer(context: Context, archivo: string | undefined): void {
  if (archivo === STDIN) throw new UsageError('La entrada estándar trae el fichero y no se puede preguntar: añade --yes.');
  requireSomebody(context);
}

/** What is wrong with a line, after whom or what it is about. What is wrong with a person says their name by itself. */
function describeFalta({ linea, texto }: Falta, { como }: Origen): string {
  const name = como(linea);
  const isNamed = [':', ' '].some((mark) => foldCase(texto).startsWith(foldCase(name) + mark));
  return isNamed ? texto : `${name}: ${texto}`;
}

function refuseFaltas({ stderr }: Context, faltas: readonly Falta[], origen: Origen): void {
  if (faltas.length === 0) return;
  for (const falta of faltas) stderr.write(`${toSentence(describeFalta(falta, origen))}\n`);
  throw new UsageError(`${faltas.length === 1 ? '1 línea no vale' : `${faltas.length} líneas no valen`}: no se ha enviado ninguna.`);
}

/** A line that cannot be done, told where it stands among those that can. */
function toRefused({ linea, texto }: Falta, lineas: readonly Linea<unknown>[]): LineaLista {
  const campos = lineas.find((one) => one.linea === linea)?.campos ?? {};
  const send = async () => {
    throw new ApiError(texto, { httpStatus: 409 });
  };
  return { linea, campos, cambio: { descripcion: Object.values(campos).filter(Boolean).join(', '), confirmacion: '', send } };
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

function tellSobrantes({ stderr }: Context, { sobrantes }: Leidas<unknown>): void {
  if (sobrantes.length > 0) stderr.write(`Columnas que no se usan: ${toVisible(quoteHeaders(sobrantes))}.\n`);
}

/** The lines that are to be sent. @throws UsageError for faults, all of which are told first. */
async function judge<Campo extends string, Orden>(
  context: Context,
  connection: Connection,
  tarea: Tarea<Campo, Orden>,
  { leidas, origen, isForgiving }: Pedido<Orden>,
): Promise<LineaLista[]> {
  const { listas, faltas } = await checkLote(connection, leidas, tarea);
  if (!isForgiving) refuseFaltas(context, faltas, origen);
  return [...listas, ...faltas.map((falta) => toRefused(falta, leidas.lineas))].sort((a, b) => a.linea - b.linea);
}

function writePrevistas(context: Context, listas: readonly LineaLista[], flags: LoteFlags): void {
  const previstas = listas.map(toPrevista);
  const { write, end } = openRows(context, previstas, PREVISTAS, flags);
  for (const prevista of previstas) write(prevista);
  end();
  context.stderr.write('No se ha cambiado nada.\n');
}

function openRegistro(
  { env }: Context,
  { servidor, userId, repetidas }: Connection,
  tarea: Tarea<string, never>,
  { semilla, continua, deshace, salida }: Pedido<unknown>,
  listas: readonly LineaLista[],
): Registro {
  if (continua === undefined) {
    const more = { ...(deshace !== undefined && { deshace }), ...(salida !== undefined && { salida }) };
    return beginLote(env, { orden: tarea.acto, servidor, userId, semilla, ...more }, listas);
  }
  const registro = continueLote(env, continua);
  // What the portal answers again under one of this lote's own keys this lote has done.
  const note: Registro['note'] = (one) =>
    registro.note(one.resultado === 'ya hecha' && repetidas.has(keyOfLinea(semilla, one.linea)) ? { ...one, resultado: 'hecha' } : one);
  return { ...registro, note };
}

/**
 * Does what was read line by line: all lines are judged before the first is sent, shown and confirmed, and sent in their order.
 * @throws UsageError for faults, all of which are told first; RefusedError when the portal refused a line.
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
  const envio = origen.isRepeatable ? idOfEnvio(connection.servidor, String(connection.userId), semilla) : null;
  if (envio !== null) await tellEnvio(context, envio);
  if (flags.dryRun) return writePrevistas(context, listas, flags);
  if (!flags.yes) await confirm(context, listas, countLineas(listas.length, tarea.nombre));
  if (envio !== null) await noteEnvio(context.env, envio);
  const registro = openRegistro(context, connection, tarea as unknown as Tarea<string, never>, pedido, listas);
  await pedido.begin?.().catch((error: unknown) => {
    registro.discard();
    throw error;
  });
  try {
    await sendTold(context, { semilla, listas, repetidas: connection.repetidas, format: flags, registro, origen, dudosas: pedido.dudosas ?? new Set() });
  } finally {
    registro.close();
  }
}

/** What a lote is known by: the same said to the same command. */
export const toSemilla = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

const seguirCon = (id: string) => `seguir con «garita lotes resume ${id}»`;

/** Lines of a file, which can be sent again. */
const ARCHIVO: Origen = {
  como: (linea) => `línea ${linea}`,
  desde: (linea) => `la línea ${linea}`,
  seguir: (id) =>
    `Antes de 24 horas puedes repetir la orden con el mismo fichero, sin cambiarlo${id === null ? '' : `, o ${seguirCon(id)}`}: lo hecho no se hará dos veces.`,
  corregir: 'Para corregir las rechazadas, haz otro fichero solo con ellas.',
  isRepeatable: true,
};

/** Lines that were kept. */
export const GUARDADO: Origen = {
  ...ARCHIVO,
  seguir: (id) => (id === null ? '' : `Antes de 24 horas puedes ${seguirCon(id)}: lo hecho no se hará dos veces.`),
  corregir: null,
  isRepeatable: false,
};

/** Lines that were named one after another. @param valores what each is about, in the order of the lines */
const toNombrado = (valores: readonly string[]): Origen => {
  const como = (linea: number) => valores[linea - 1] ?? `línea ${linea}`;
  return { ...GUARDADO, como, desde: como };
};

/** What the lines of a file ask for. @throws UsageError for one that cannot be read. */
export async function readPedido<Campo extends string, Orden>(context: Context, tarea: Tarea<Campo, Orden>, archivo: string): Promise<Pedido<Orden>> {
  const text = await readArchivo(context, archivo);
  return { leidas: readLineas(text, tarea), semilla: toSemilla(tarea.acto, text), origen: ARCHIVO };
}

/** What one or several people, or things, that are named one after another ask for. Each line is the place of a name. */
export const toPedido = <Orden>(valores: readonly string[], lineas: readonly Omit<Linea<Orden>, 'linea'>[], semilla: string): Pedido<Orden> => ({
  leidas: { lineas: lineas.map((one, at) => ({ ...one, linea: at + 1 })), faltas: [], sobrantes: [] },
  semilla,
  origen: toNombrado(valores),
});

/** Does a tarea for each line of a file. @throws UsageError for faults in the file, RefusedError when the portal refused a line. */
export async function runLote<Campo extends string, Orden>(context: Context, tarea: Tarea<Campo, Orden>, archivo: string, flags: LoteFlags): Promise<void> {
  // Before the file is read: it may be long, and come from somebody who is to answer.
  if (!flags.yes && !flags.dryRun) requireAnswer(context, archivo);
  await runPedido(context, tarea, await readPedido(context, tarea, archivo), flags);
}

/**
 * Does a tarea for several that were named one after another. Named again they are meant again: whoever writes the same command line the next day does not mean
 * yesterday's answer.
 */
export const runNombrados = <Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  { valores, lineas }: { readonly valores: readonly string[]; readonly lineas: readonly Omit<Linea<Orden>, 'linea'>[] },
  flags: LoteFlags,
): Promise<void> => runPedido(context, tarea, toPedido(valores, lineas, randomUUID()), flags);
