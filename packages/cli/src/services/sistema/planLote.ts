import { IDEMPOTENCY_HOURS } from '@garita/domain/cambios/idempotency';
import type { Moneda } from '@garita/domain/formato/moneda';
import type { Context } from '../../Context';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { type BulkTask, namesOf } from '../../lote/BulkTask';
import { type LineaGuardada, type LoteGuardado, listLotes, readLote } from '../../lote/lotes';
import type { ParsedLines } from '../../lote/readLineas';
import { isPendiente } from './summarizeLote';

type Env = Context['env'];
type AnyBulkTask = BulkTask<string, unknown>;

/** Finds a stored bulk run. @throws UsageError when it does not exist */
export function findLote(env: Env, id: string): LoteGuardado {
  const lote = readLote(env, id);
  if (lote === null)
    throw new UsageError(`No hay ningún lote «${id}». «garita lotes list» los muestra.`);
  return lote;
}

/**
 * Checks that a bulk run belongs to this portal and this user, since its Idempotency-Keys are valid
 * only for them.
 * @throws RefusedError for another portal or user
 */
export function checkOwn(
  { servidor, userId }: LoteGuardado,
  connection: Pick<Connection, 'servidor' | 'userId'>,
): void {
  if (servidor !== connection.servidor)
    throw new RefusedError(
      `Ese lote se envió a ${servidor}, y ahora estás en ${connection.servidor}.`,
    );
  if (userId !== connection.userId)
    throw new RefusedError('Ese lote lo envió otra persona: entra con su cuenta.');
}

const toLinea = (
  task: AnyBulkTask,
  { linea, campos }: Pick<LineaGuardada, 'linea' | 'campos'>,
  moneda: Moneda,
) => ({
  linea,
  campos,
  orden: task.parse(campos, namesOf(task, 'archivo'), moneda),
});

/**
 * The lines to send when a bulk run is resumed. @throws RefusedError when no line is pending, and
 * when the portal has forgotten the keys
 */
export function planResume(
  lote: LoteGuardado,
  task: AnyBulkTask,
  { now, moneda }: { readonly now: number; readonly moneda: Moneda },
): { readonly parsed: ParsedLines<unknown>; readonly uncertain: ReadonlySet<number> } {
  const pendientes = lote.lineas.filter(isPendiente);
  if (pendientes.length === 0) throw new RefusedError('De ese lote no queda nada por enviar.');
  if (now - Date.parse(lote.fecha) >= IDEMPOTENCY_HOURS * 3_600_000) {
    throw new RefusedError(
      `Han pasado más de ${IDEMPOTENCY_HOURS} horas: el portal ya no sabe qué se hizo, y lo hecho se haría otra vez. Mira qué falta con «garita lotes show ${lote.id}».`,
    );
  }
  const uncertain = new Set(
    pendientes.filter(({ resultado }) => resultado !== 'sin enviar').map(({ linea }) => linea),
  );
  return {
    parsed: {
      lineas: pendientes.map((one) => toLinea(task, one, moneda)),
      faltas: [],
      unusedHeaders: [],
    },
    uncertain,
  };
}

/** The act that undoes a task's lines. @throws RefusedError when there is none */
export function inverseOf({ orden }: LoteGuardado, task: AnyBulkTask) {
  if (task.inverse === undefined)
    throw new RefusedError(`Lo que hace «garita ${orden}» no se deshace con otra orden.`);
  return task.inverse;
}

/** Fails for a bulk run that is already undone, completely or partly. @throws RefusedError */
export function checkNotUndone(env: Env, { id }: LoteGuardado): void {
  const undo = listLotes(env).find(({ deshace }) => deshace === id);
  if (undo === undefined) return;
  if (undo.lineas.some(isPendiente))
    throw new RefusedError(`Ya se empezó a deshacer: sigue con «garita lotes resume ${undo.id}».`);
  throw new RefusedError(`Ese lote ya se deshizo: «garita lotes show ${undo.id}» dice cómo.`);
}

/**
 * The lines that undo the done lines, the last first. @throws RefusedError when no line was done
 */
export function planUndo(
  lote: LoteGuardado,
  task: AnyBulkTask,
  toCampos: NonNullable<NonNullable<AnyBulkTask['inverse']>['campos']>,
  moneda: Moneda,
): ParsedLines<unknown> {
  const hechas = lote.lineas.filter(({ resultado }) => resultado === 'hecha').toReversed();
  if (hechas.length === 0) throw new RefusedError('Ese lote no hizo nada que deshacer.');
  return {
    lineas: hechas.map(({ campos }, at) =>
      toLinea(task, { linea: at + 1, campos: toCampos(campos) }, moneda),
    ),
    faltas: [],
    unusedHeaders: [],
  };
}
