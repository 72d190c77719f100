import { randomUUID } from 'node:crypto';
import { HORAS_RECUERDO } from '@garita/domain/cambios/recuerdo';
import { type Command, Option } from 'commander';
import { withLlamadas } from '../acceso/llamadas';
import type { Context } from '../Context';
import type { Cambio } from '../cambio/Cambio';
import type { Connection } from '../connect';
import { UsageError } from '../errors';
import { type Campos, namesOf, type Tarea } from '../lote/Tarea';
import { withListFormat } from '../output/writeRows';
import { applyCambio, applyDefinitivo } from './applyCambio';
import { toPedido } from './Pedido';
import { type LoteFlags, runLote, runPedido } from './runLote';
import { withConfirmation } from './withConfirmation';

const describeColumns = (columnas: Tarea<string, unknown>['columnas']): string =>
  Object.values(columnas)
    .map(({ header, isOptional }) => (isOptional ? `${header} (puede faltar)` : header))
    .join(', ');

const help = ({ columnas }: Pick<Tarea<string, unknown>, 'columnas'>): string => `
Con --archivo lo hace para cada línea de un CSV, separado por comas, punto y coma o
tabuladores, con estas columnas («garita plantilla» lo escribe vacío):

  ${describeColumns(columnas)}

Las demás columnas no se usan: sirve lo que escribe una lista con --csv. Antes de
enviar nada se revisan todas las líneas. Si la conexión se corta, repite la orden
con el mismo fichero, sin cambiarlo y antes de ${HORAS_RECUERDO} horas: lo que ya está hecho no
se hará dos veces. De varias, --json escribe un objeto por línea.`;

const TAREAS = new WeakMap<Command, unknown>();

export const tareaOf = (command: Command): Tarea<string, unknown> | undefined =>
  TAREAS.get(command) as Tarea<string, unknown> | undefined;

/**
 * Adds a tarea's options: `--archivo`, the confirmation, the output format, and help about the
 * file.
 */
export function withLote<Campo extends string, Orden>(
  command: Command,
  tarea: Tarea<Campo, Orden>,
): Command {
  TAREAS.set(command, tarea);
  withLlamadas(command, tarea.llamadas);
  return withListFormat(
    withConfirmation(
      command
        .addOption(
          new Option(
            '--archivo <fichero>',
            'lo hace para cada línea de un CSV; - es la entrada estándar',
          ),
        )
        .addOption(new Option('--otra-vez', 'hace de nuevo un fichero que ya se envió')),
    ),
  ).addHelpText('after', help(tarea));
}

/** @throws UsageError for options of `--archivo` without it. */
export function refuseOfArchivo({ csv, otraVez }: LoteFlags): void {
  if (csv) throw new UsageError('«--csv» es para el resultado de «--archivo»; aquí, «--json».');
  if (otraVez) throw new UsageError('«--otra-vez» es para un fichero: va con «--archivo».');
}

/** Parses the values of one change. @throws UsageError for invalid values. */
export function readNombrado<Campo extends string, Orden>(
  { moneda }: Pick<Context, 'moneda'>,
  tarea: Tarea<Campo, Orden>,
  given: Readonly<Partial<Record<Campo, string | undefined>>>,
) {
  const entries = Object.keys(tarea.columnas).map((campo) => [campo, given[campo as Campo] ?? '']);
  const campos = Object.fromEntries(entries) as Campos<Campo>;
  return { orden: tarea.parse(campos, namesOf(tarea, 'opciones'), moneda), campos };
}

interface Request<Campo extends string> {
  readonly flags: LoteFlags;
  /** The values of arguments and options; undefined where absent. */
  readonly campos: Readonly<Partial<Record<Campo, string | undefined>>>;
  /** The column that takes several values on the command line, and the values. */
  readonly varios?: { readonly campo: Campo; readonly valores: readonly string[] };
  /** Whether it cannot be undone; then even a single change asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

/**
 * Runs a tarea for the options, for several names, or for the lines of `--archivo`. One name is a
 * single change; several are a lote.
 * @throws UsageError when a file and values are given.
 */
export async function runTarea<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  { flags, campos, varios, isDefinitivo = false }: Request<Campo>,
): Promise<void> {
  const { valores = [] } = varios ?? {};
  if (flags.archivo !== undefined) {
    if ([...valores, ...Object.values(campos)].some((value) => value !== undefined))
      throw new UsageError('Con --archivo lo demás está en el fichero: indica una cosa o la otra.');
    return runLote(context, tarea, flags.archivo, flags);
  }
  const about = (valor: string | undefined) =>
    readNombrado(context, tarea, varios ? { ...campos, [varios.campo]: valor } : campos);
  // Each run has new keys: the same command line on another day means a new change.
  if (valores.length > 1)
    return runPedido(context, tarea, toPedido(valores, valores.map(about), randomUUID()), flags);
  refuseOfArchivo(flags);
  const { orden } = about(valores[0]);
  const prepare = async (connection: Connection): Promise<Cambio> =>
    (await tarea.open(connection, [orden], namesOf(tarea, 'opciones'), false))(orden);
  return (isDefinitivo ? applyDefinitivo : applyCambio)(context, flags, prepare);
}
