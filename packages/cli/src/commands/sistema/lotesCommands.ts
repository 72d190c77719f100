import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';
import { FECHA } from '@garita/domain/listas/columna';
import type { Command } from 'commander';
import type { Context } from '../../Context';
import { toOrden } from '../../change/PreparedChange';
import { learnMoneda } from '../../config/learnMoneda';
import { connect } from '../../connect';
import { RefusedError } from '../../errors';
import type { BulkTask } from '../../lote/BulkTask';
import {
  DAYS_KEPT,
  type LineaGuardada,
  type LoteGuardado,
  listLotes,
  MOST_KEPT,
} from '../../lote/lotes';
import type { Column } from '../../output/Column';
import { type ListView, writeList } from '../../output/writeList';
import type { ListFormat } from '../../output/writeRows';
import {
  checkNotUndone,
  checkOwn,
  findLote,
  inverseOf,
  planResume,
  planUndo,
} from '../../services/sistema/planLote';
import { isPendiente, type ResumenLote, summarizeLote } from '../../services/sistema/summarizeLote';
import { toSeed } from '../BulkRequest';
import { createGroup } from '../createGroup';
import { defineCommand } from '../defineCommand';
import { findTask, type ReadPrograma } from '../findTask';
import { GUARDADO } from '../Origen';
import { runBulkRequest } from '../runLote';
import { CONFIRMATION, type Confirmation, LIST_FORMAT, LIST_VIEW } from '../sharedTakes';

const LOTES: readonly Column<ResumenLote>[] = [
  { header: 'Id', value: ({ id }) => id },
  FECHA,
  { header: 'Orden', value: ({ orden }) => orden },
  { header: 'Estado', value: ({ estado }) => estado },
  { header: 'Líneas', value: ({ lineas }) => lineas, kind: 'number' },
  { header: 'Hechas', value: ({ hechas }) => hechas, kind: 'number' },
  { header: 'Ya hechas', value: ({ yaHechas }) => yaHechas, kind: 'number' },
  { header: 'Rechazadas', value: ({ rechazadas }) => rechazadas, kind: 'number' },
  { header: 'Pendientes', value: ({ pendientes }) => pendientes, kind: 'number' },
  { header: 'Portal', value: ({ servidor }) => servidor, isMinor: true },
];

const LINEAS: readonly Column<LineaGuardada>[] = [
  { header: 'Línea', value: ({ linea }) => linea, kind: 'number' },
  { header: 'Resultado', value: (one) => (one.resultado === null ? 'pendiente' : one.resultado) },
  { header: 'Qué', value: ({ descripcion }) => descripcion, isLong: true },
  { header: 'Respuesta', value: ({ mensaje }) => mensaje },
];

type EnvioFlags = Confirmation & ListFormat;

/**
 * Finds a stored bulk run of this user. @throws UsageError when it does not exist, RefusedError
 * when another user sent it
 */
async function openLote(context: Context, id: string): Promise<LoteGuardado> {
  const lote = findLote(context.env, id);
  checkOwn(lote, await connect(context));
  await learnMoneda(context);
  return lote;
}

/** The task of a stored bulk run. @throws RefusedError when this version has no such task */
async function readTask(
  readPrograma: ReadPrograma,
  orden: string,
): Promise<BulkTask<string, unknown>> {
  const task = await findTask(readPrograma, orden.split(' '));
  if (task === undefined)
    throw new RefusedError(`Esta versión no tiene la orden «garita ${orden}».`);
  return task;
}

const listCommand = defineCommand({
  name: 'list',
  description: `Lista los lotes enviados desde este equipo, los últimos primero: ${MOST_KEPT} como mucho, de los últimos ${DAYS_KEPT} días.`,
  ejemplos: ['', "--filtro 'estado=a medias'"],
  takes: LIST_VIEW,
  run: (context, flags: ListView) => {
    const all = listLotes(context.env);
    const lotes = all.map((lote) => summarizeLote(lote, all));
    writeList(context, lotes, LOTES, flags);
  },
});

const LOTE = { '<lote>': 'su id, que da «garita lotes list»' };

const showCommand = defineCommand({
  name: 'show',
  description: 'Muestra las líneas de un lote y qué fue de cada una.',
  ejemplos: ['261121-3f9ac1', '261121-3f9ac1 --filtro resultado=rechazada --csv'],
  takes: { ...LOTE, ...LIST_VIEW },
  run: (context, id: string, flags: ListView) =>
    writeList(context, findLote(context.env, id).lineas, LINEAS, flags),
});

/**
 * Refuses to resume a bulk run with `--salida`. Only the original command can resume such a run: it
 * reads the passwords that are already set from the file of `--salida`.
 */
function refuseSalida({ orden, salida, semilla, lineas }: LoteGuardado): void {
  if (salida === undefined || !lineas.some(isPendiente)) return;
  const nombrados = lineas.map(({ campos }) => campos.usuario ?? '');
  const type = (...args: readonly string[]) =>
    toOrden(...orden.split(' '), ...args, '--salida', salida);
  throw new RefusedError(
    semilla === toSeed(orden, ...nombrados)
      ? `Ese lote escribe en un fichero. Sigue con ${type(...nombrados)}.`
      : `Ese lote escribe en un fichero. Sigue con ${type('--archivo', 'FICHERO')}, donde FICHERO es la misma lista que le diste, sin cambiarla.`,
  );
}

const ENVIO = { ...LOTE, ...CONFIRMATION, ...LIST_FORMAT };

const resumeCommand = (context: Context, readPrograma: ReadPrograma): Command =>
  defineCommand({
    name: 'resume',
    description: `Envía de un lote lo que quedó sin respuesta o sin enviar, antes de ${IDEMPOTENCY_HOURS} horas. Lo hecho no se hace dos veces.`,
    ejemplos: ['261121-3f9ac1', '261121-3f9ac1 --dry-run'],
    takes: ENVIO,
    run: async (_, id: string, flags: EnvioFlags) => {
      const lote = await openLote(context, id);
      const task = await readTask(readPrograma, lote.orden);
      refuseSalida(lote);
      const request = planResume(lote, task, { now: Date.now(), moneda: context.moneda });
      await runBulkRequest(
        context,
        task,
        { ...request, seed: lote.semilla, origen: GUARDADO, continua: id, isForgiving: true },
        flags,
      );
    },
  })(context);

const undoCommand = (context: Context, readPrograma: ReadPrograma): Command =>
  defineCommand({
    name: 'undo',
    description:
      'Deshace lo que un lote hizo, línea por línea y de la última a la primera, si hay una orden que hace lo contrario.',
    ejemplos: ['261121-3f9ac1 --dry-run', '261121-3f9ac1'],
    takes: ENVIO,
    run: async (_, id: string, flags: EnvioFlags) => {
      const lote = await openLote(context, id);
      if (lote.isRunning)
        throw new RefusedError('Ese lote se está enviando ahora: espera a que acabe.');
      const { acto, campos = (same) => same } = inverseOf(
        lote,
        await readTask(readPrograma, lote.orden),
      );
      checkNotUndone(context.env, lote);
      const task = await readTask(readPrograma, acto);
      const request = {
        parsed: planUndo(lote, task, campos, context.moneda),
        seed: toSeed('lotes undo', id),
        deshace: id,
      };
      if (lote.lineas.some(isPendiente))
        context.stderr.write('Ese lote está a medias: se deshace lo que se sabe que hizo.\n');
      await runBulkRequest(
        context,
        task,
        { ...request, origen: GUARDADO, isForgiving: true },
        flags,
      );
    },
  })(context);

export const lotesCommands = createGroup(
  'lotes',
  ['list', 'undo 261121-3f9ac1 --dry-run'],
  [listCommand, showCommand, resumeCommand, undoCommand],
);
