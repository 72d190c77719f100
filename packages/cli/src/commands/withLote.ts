import { type Command, Option } from 'commander';
import type { Context } from '../Context';
import type { Cambio } from '../cambio/Cambio';
import type { Connection } from '../connect';
import { UsageError } from '../errors';
import { type Campos, namesOf, type Tarea } from '../lote/Tarea';
import { withListFormat } from '../output/writeRows';
import { applyCambio, applyDefinitivo } from './applyCambio';
import { type LoteFlags, runLote, runOrdenes } from './runLote';
import { withConfirmation } from './withConfirmation';

const describeColumns = (columnas: Tarea<string, unknown>['columnas']): string =>
  Object.values(columnas)
    .map(({ header, isOptional }) => (isOptional ? `${header} (puede faltar)` : header))
    .join(', ');

const help = ({ columnas }: Pick<Tarea<string, unknown>, 'columnas'>): string => `
Con --archivo lo hace para cada línea de un CSV en UTF-8, separado por comas o
por punto y coma, cuya primera línea nombra las columnas:

  ${describeColumns(columnas)}

Antes de enviar nada se revisan todas las líneas. Si la conexión se corta, repite
la orden con el mismo fichero, sin cambiarlo y antes de 24 horas: lo que ya está
hecho no se hará dos veces.`;

/** Adds what a tarea needs to be done for a file: `--archivo`, the confirmation, the form of its result, and what the file is like. */
export const withLote = (command: Command, tarea: Pick<Tarea<string, unknown>, 'columnas'>): Command =>
  withListFormat(
    withConfirmation(command.addOption(new Option('--archivo <fichero>', 'lo hace para cada línea de un CSV; - es la entrada estándar'))),
  ).addHelpText('after', help(tarea));

/** The one change that the options say. */
const prepareOne =
  <Campo extends string, Orden>(tarea: Tarea<Campo, Orden>, orden: Orden) =>
  async (connection: Connection): Promise<Cambio> =>
    (await tarea.open(connection, [orden], namesOf(tarea, 'opciones')))(orden);

interface Request<Campo extends string> {
  readonly flags: LoteFlags;
  /** What the arguments and options say; undefined where they say nothing. */
  readonly campos: Readonly<Record<Campo, string | undefined>>;
  /** Whether it cannot be undone: then one alone is confirmed too. */
  readonly isDefinitivo?: boolean;
}

/** Does a tarea once, by the options, or for the lines of `--archivo`. @throws UsageError when both say what to do. */
export async function runTarea<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo, Orden>,
  { flags, campos, isDefinitivo = false }: Request<Campo>,
): Promise<void> {
  const given = Object.entries(campos).filter(([, value]) => value !== undefined);
  if (flags.archivo !== undefined) {
    if (given.length > 0) throw new UsageError('Con --archivo lo demás está en el fichero: indica una cosa o la otra.');
    return runLote(context, tarea, flags.archivo, flags);
  }
  if (flags.csv) throw new UsageError('«--csv» es para el resultado de «--archivo»; aquí, «--json».');
  const names = Object.keys(campos) as Campo[];
  const values = Object.fromEntries(names.map((campo) => [campo, campos[campo] ?? ''])) as Campos<Campo>;
  const orden = tarea.parse(values, namesOf(tarea, 'opciones'));
  return (isDefinitivo ? applyDefinitivo : applyCambio)(context, flags, prepareOne(tarea, orden));
}

interface RequestOfMany<Campo extends string> extends Omit<Request<Campo>, 'campos'> {
  /** Names or ids, as typed. */
  readonly usuarios: readonly string[];
  /** What the options say of all of them. */
  readonly campos: Readonly<Record<Exclude<Campo, 'usuario'>, string | undefined>>;
}

/** Does a tarea for one person, for several that are named, or for the lines of `--archivo`. @throws UsageError when nobody is named. */
export async function runPersonas<Campo extends string, Orden>(
  context: Context,
  tarea: Tarea<Campo | 'usuario', Orden>,
  { usuarios, campos, flags, isDefinitivo = false }: RequestOfMany<Campo | 'usuario'>,
): Promise<void> {
  const withUsuario = (usuario: string | undefined) => ({ ...campos, usuario }) as Readonly<Record<Campo | 'usuario', string | undefined>>;
  if (flags.archivo !== undefined || usuarios.length < 2) return runTarea(context, tarea, { flags, campos: withUsuario(usuarios[0]), isDefinitivo });
  const ordenes = usuarios.map((usuario) => {
    const values = Object.entries(withUsuario(usuario)).map(([campo, value]) => [campo, value ?? '']);
    return tarea.parse(Object.fromEntries(values) as Campos<Campo | 'usuario'>, namesOf(tarea, 'opciones'));
  });
  return runOrdenes(context, tarea, ordenes, flags);
}
