import { HORAS_RECUERDO } from '@garita/domain/cambios/recuerdo';
import { type Command, Option } from 'commander';
import type { Context } from '../Context';
import type { Cambio } from '../cambio/Cambio';
import type { Connection } from '../connect';
import { UsageError } from '../errors';
import { type Campos, namesOf, type Tarea } from '../lote/Tarea';
import { withListFormat } from '../output/writeRows';
import { applyCambio, applyDefinitivo } from './applyCambio';
import { type LoteFlags, runLote, runNombrados } from './runLote';
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

const prepareOne =
  <Campo extends string, Orden>(tarea: Tarea<Campo, Orden>, orden: Orden) =>
  async (connection: Connection): Promise<Cambio> =>
    (await tarea.open(connection, [orden], namesOf(tarea, 'opciones'), false))(orden);

interface Request<Campo extends string> {
  readonly flags: LoteFlags;
  /** The values of arguments and options; undefined where absent. */
  readonly campos: Readonly<Record<Campo, string | undefined>>;
  /** Whether it cannot be undone; then even a single change asks for confirmation. */
  readonly isDefinitivo?: boolean;
}

/**
 * Runs a tarea once, by the options, or for the lines of `--archivo`.
 * @throws UsageError when both are given.
 */
export async function runTarea<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  { flags, campos, isDefinitivo = false }: Request<Campo>,
): Promise<void> {
  const given = Object.entries(campos).filter(([, value]) => value !== undefined);
  if (flags.archivo !== undefined) {
    if (given.length > 0)
      throw new UsageError('Con --archivo lo demás está en el fichero: indica una cosa o la otra.');
    return runLote(context, tarea, flags.archivo, flags);
  }
  refuseOfArchivo(flags);
  const names = Object.keys(campos) as Campo[];
  const values = Object.fromEntries(
    names.map((campo) => [campo, campos[campo] ?? '']),
  ) as Campos<Campo>;
  const orden = tarea.parse(values, namesOf(tarea, 'opciones'), context.moneda);
  return (isDefinitivo ? applyDefinitivo : applyCambio)(context, flags, prepareOne(tarea, orden));
}

interface RequestOfMany<Campo extends string, Quien extends Campo>
  extends Omit<Request<Campo>, 'campos'> {
  readonly quien: Quien;
  readonly valores: readonly string[];
  readonly campos: Readonly<Record<Exclude<Campo, Quien>, string | undefined>>;
}

/**
 * Runs a tarea for one name, for several, or for the lines of `--archivo`. One name is a single
 * change; several are a lote.
 * @throws UsageError without a name.
 */
export async function runVarios<Campo extends string, Quien extends Campo, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  { quien, valores, campos, flags, isDefinitivo = false }: RequestOfMany<Campo, Quien>,
): Promise<void> {
  const about = (valor: string | undefined) =>
    ({ ...campos, [quien]: valor }) as Readonly<Record<Campo, string | undefined>>;
  if (flags.archivo !== undefined || valores.length < 2)
    return runTarea(context, tarea, { flags, campos: about(valores[0]), isDefinitivo });
  await runNombrados(
    context,
    tarea,
    { valores, lineas: valores.map((valor) => readNombrado(context, tarea, about(valor))) },
    flags,
  );
}

/** Parses the values for one of several names. @throws UsageError for invalid values. */
export function readNombrado<Campo extends string, Orden>(
  { moneda }: Pick<Context, 'moneda'>,
  tarea: Tarea<Campo, Orden>,
  given: Readonly<Record<Campo, string | undefined>>,
) {
  const campos = Object.fromEntries(
    Object.entries(given).map(([campo, value]) => [campo, value ?? '']),
  ) as Campos<Campo>;
  return { orden: tarea.parse(campos, namesOf(tarea, 'opciones'), moneda), campos };
}

interface RequestOfPeople<Campo extends string>
  extends Omit<RequestOfMany<Campo | 'usuario', 'usuario'>, 'quien' | 'valores'> {
  readonly usuarios: readonly string[];
}

export const runPersonas = <Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo | 'usuario', Orden>,
  { usuarios, ...request }: RequestOfPeople<Campo>,
): Promise<void> =>
  runVarios<Campo | 'usuario', 'usuario', Orden>(context, tarea, {
    ...request,
    quien: 'usuario',
    valores: usuarios,
  });
