import { randomUUID } from 'node:crypto';
import type { Context } from '../Context';
import type { PreparedChange } from '../change/PreparedChange';
import type { Connection } from '../connect';
import { UsageError } from '../errors';
import { type BulkTask, type Campos, type Columna, namesOf } from '../lote/BulkTask';
import { applyCambio, applyDefinitivo } from './applyCambio';
import { toBulkRequest } from './BulkRequest';
import { type LoteFlags, runBulkRequest, runLote } from './runLote';

/** Refuses options that need `--archivo`. @throws UsageError */
export function refuseOfArchivo({ csv, otraVez }: LoteFlags): void {
  if (csv) throw new UsageError('«--csv» es para el resultado de «--archivo»; aquí, «--json».');
  if (otraVez) throw new UsageError('«--otra-vez» es para un fichero: va con «--archivo».');
}

/** Parses the values of a single change. @throws UsageError for invalid values */
export function readNombrado<Campo extends string, Orden>(
  { moneda }: Pick<Context, 'moneda'>,
  task: BulkTask<Campo, Orden>,
  given: Readonly<Partial<Record<Campo, string | undefined>>>,
) {
  const columnas = Object.entries(task.columnas) as [Campo, Columna][];
  const entries = columnas.map(([campo, { read }]) => {
    const value = given[campo] ?? '';
    return [campo, read?.([value])[0] ?? value];
  });
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

/**
 * Runs a task: one name makes a single change, several names or a file make a bulk run. @throws
 * UsageError for a file together with values
 */
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
  // Each run uses new keys, since the same command line on another day means a new change.
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
