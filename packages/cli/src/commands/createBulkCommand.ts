import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';
import { type Command, Option } from 'commander';
import type { Context } from '../Context';
import { type BulkTask, type Columna, flagOf } from '../lote/BulkTask';
import { type CommandSpec, defineCommand } from './defineCommand';
import type { LoteFlags } from './runLote';
import { runTask } from './runTask';
import { CONFIRMATION, LIST_FORMAT } from './sharedTakes';
import type { Takes } from './Takes';

interface BulkSpec extends Pick<CommandSpec, 'description' | 'ejemplos'> {
  /** Default: the task's columns. */
  readonly takes?: Takes;
  /** Default: one value makes a single change, several values make a bulk run (`lote`). */
  readonly run?: CommandSpec['run'];
  /** Whether the act cannot be undone; then even a single change asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

const LOTE: Takes = {
  '--archivo <fichero>': 'lo hace para cada línea de un CSV; - es la entrada estándar',
  '--otra-vez': 'hace de nuevo un fichero que ya se envió',
  ...CONFIRMATION,
  ...LIST_FORMAT,
};

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

const toText = (value: string | true | undefined): string | undefined =>
  value === true ? 'sí' : value;

/** Runs the task with the values that the arguments and options give for its columns. */
const runColumns =
  <Campo extends string, Orden>(task: BulkTask<Campo, Orden>, isDefinitivo: boolean) =>
  (context: Context, ...given: unknown[]): Promise<void> => {
    const columnas = Object.entries(task.columnas) as [Campo, Columna][];
    const flags = given.at(-1) as LoteFlags & Record<string, string | true | undefined>;
    const said = columnas
      .filter(([, columna]) => flagOf(columna) !== undefined)
      .map(([campo, { takes = '' }]) => [campo, toText(flags[new Option(takes).attributeName()])]);
    const names = columnas.flatMap(([campo, columna]) => (flagOf(columna) ? [] : [campo]));
    const [first] = given;
    const isMany = Array.isArray(first);
    const args = isMany ? [] : names.map((campo, at) => [campo, given[at]]);
    const campos = Object.fromEntries([...args, ...said]) as Record<Campo, string | undefined>;
    const varios = isMany && names[0] && { campo: names[0], valores: first };
    return runTask(context, task, { flags, campos, isDefinitivo, ...(varios && { varios }) });
  };

const takesOf = ({ columnas }: Pick<BulkTask<string, unknown>, 'columnas'>): Takes =>
  Object.fromEntries(
    Object.values(columnas).map(({ takes = '', help: what = '' }) => [takes, what]),
  );

/**
 * A command that makes a change for one or many people. Its name is the last word of the task's
 * `acto`.
 */
export const createBulkCommand =
  <Campo extends string, Orden>(
    task: BulkTask<Campo, Orden>,
    {
      takes = takesOf(task),
      isDefinitivo = false,
      run = runColumns(task, isDefinitivo),
      ...spec
    }: BulkSpec,
  ) =>
  (context: Context): Command => {
    const command = defineCommand({
      ...spec,
      name: task.acto.split(' ').at(-1) ?? '',
      takes: { ...takes, ...LOTE },
      llamadas: task.llamadas,
      notes: help(task),
      run,
    })(context);
    TASKS.set(command, task);
    return command;
  };
