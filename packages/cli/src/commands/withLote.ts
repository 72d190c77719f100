import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';
import { type Command, Option } from 'commander';
import { withLlamadas } from '../acceso/llamadas';
import type { Context } from '../Context';
import type { PreparedChange } from '../change/PreparedChange';
import type { Connection } from '../connect';
import { UsageError } from '../errors';
import { type BulkTask, type Campos, namesOf } from '../lote/BulkTask';
import { withListFormat } from '../output/writeRows';
import { applyCambio, applyDefinitivo } from './applyCambio';
import { toBulkRequest } from './BulkRequest';
import { type LoteFlags, runBulkRequest, runLote } from './runLote';
import { withConfirmation } from './withConfirmation';

const describeColumns = (columnas: BulkTask<string, unknown>['columnas']): string =>
  Object.values(columnas)
    .map(({ header, isOptional }) => (isOptional ? `${header} (puede faltar)` : header))
    .join(', ');

const help = ({ columnas }: Pick<BulkTask<string, unknown>, 'columnas'>): string => `
Con --archivo lo hace para cada línea de un CSV, separado por comas, punto y coma o
tabuladores, con estas columnas («garita plantilla» lo escribe vacío):

  ${describeColumns(columnas)}

Las demás columnas no se usan: sirve lo que escribe una lista con --csv. Antes de
enviar nada se revisan todas las líneas. Si la conexión se corta, repite la orden
con el mismo fichero, sin cambiarlo y antes de ${IDEMPOTENCY_HOURS} horas: lo que ya está hecho no
se hará dos veces. De varias, --json escribe un objeto por línea.`;

const TASKS = new WeakMap<Command, unknown>();

export const taskOf = (command: Command): BulkTask<string, unknown> | undefined =>
  TASKS.get(command) as BulkTask<string, unknown> | undefined;

export function withLote<Campo extends string, Orden>(
  command: Command,
  task: BulkTask<Campo, Orden>,
): Command {
  TASKS.set(command, task);
  withLlamadas(command, task.llamadas);
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
  ).addHelpText('after', help(task));
}

/** @throws UsageError for options of `--archivo` without it. */
export function refuseOfArchivo({ csv, otraVez }: LoteFlags): void {
  if (csv) throw new UsageError('«--csv» es para el resultado de «--archivo»; aquí, «--json».');
  if (otraVez) throw new UsageError('«--otra-vez» es para un fichero: va con «--archivo».');
}

/** Parses the values of one change. @throws UsageError for invalid values. */
export function readNombrado<Campo extends string, Orden>(
  { moneda }: Pick<Context, 'moneda'>,
  task: BulkTask<Campo, Orden>,
  given: Readonly<Partial<Record<Campo, string | undefined>>>,
) {
  const entries = Object.keys(task.columnas).map((campo) => [campo, given[campo as Campo] ?? '']);
  const campos = Object.fromEntries(entries) as Campos<Campo>;
  return { orden: task.parse(campos, namesOf(task, 'opciones'), moneda), campos };
}

interface Request<Campo extends string> {
  readonly flags: LoteFlags;
  /** The values of arguments and options; undefined where absent. */
  readonly campos: Readonly<Partial<Record<Campo, string | undefined>>>;
  /** The column that takes several values on the command line, and the values. */
  readonly varios?: { readonly campo: Campo; readonly valores: readonly string[] };
  readonly isDefinitivo?: boolean;
}

/** One name is a single change; several are a lote. @throws UsageError for a file with values */
export async function runTask<Campo extends string, Orden>(
  context: Context,
  task: BulkTask<Campo, Orden>,
  { flags, campos, varios, isDefinitivo = false }: Request<Campo>,
): Promise<void> {
  const { valores = [] } = varios ?? {};
  if (flags.archivo !== undefined) {
    if ([...valores, ...Object.values(campos)].some((value) => value !== undefined))
      throw new UsageError('Con --archivo lo demás está en el fichero: indica una cosa o la otra.');
    return runLote(context, task, flags.archivo, flags);
  }
  const about = (valor: string | undefined) =>
    readNombrado(context, task, varios ? { ...campos, [varios.campo]: valor } : campos);
  // Each run has new keys: the same command line on another day means a new change.
  if (valores.length > 1)
    return runBulkRequest(
      context,
      task,
      toBulkRequest(valores, valores.map(about), randomUUID()),
      flags,
    );
  refuseOfArchivo(flags);
  const { orden } = about(valores[0]);
  const prepare = async (connection: Connection): Promise<PreparedChange> =>
    (await task.open(connection, [orden], namesOf(task, 'opciones'), false))(orden);
  return (isDefinitivo ? applyDefinitivo : applyCambio)(context, flags, prepare);
}
