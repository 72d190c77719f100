import { HORAS_RECUERDO } from '@garita/domain/cambios/recuerdo';
import type { Moneda } from '@garita/domain/formato/moneda';
import type { Context } from '../../Context';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { type LineaGuardada, type LoteGuardado, listLotes, readLote } from '../../lote/lotes';
import type { Leidas } from '../../lote/readLineas';
import { namesOf, type Tarea } from '../../lote/Tarea';
import { isPendiente } from './summarizeLote';

type Env = Context['env'];
type UnaTarea = Tarea<string, unknown>;

/** A lote by its id. @throws UsageError when it does not exist. */
export function findLote(env: Env, id: string): LoteGuardado {
  const lote = readLote(env, id);
  if (lote === null)
    throw new UsageError(`No hay ningún lote «${id}». «garita lotes list» los muestra.`);
  return lote;
}

/** @throws RefusedError for a lote of another portal or user: its keys are valid only there. */
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
  tarea: UnaTarea,
  { linea, campos }: Pick<LineaGuardada, 'linea' | 'campos'>,
  moneda: Moneda,
) => ({
  linea,
  campos,
  orden: tarea.parse(campos, namesOf(tarea, 'archivo'), moneda),
});

/**
 * The unanswered lines of a lote.
 * @throws RefusedError when there are none, and once the portal has forgotten its keys.
 */
export function planResume(
  lote: LoteGuardado,
  tarea: UnaTarea,
  { now, moneda }: { readonly now: number; readonly moneda: Moneda },
): { readonly leidas: Leidas<unknown>; readonly dudosas: ReadonlySet<number> } {
  const pendientes = lote.lineas.filter(isPendiente);
  if (pendientes.length === 0) throw new RefusedError('De ese lote no queda nada por enviar.');
  if (now - Date.parse(lote.fecha) >= HORAS_RECUERDO * 3_600_000) {
    throw new RefusedError(
      `Han pasado más de ${HORAS_RECUERDO} horas: el portal ya no sabe qué se hizo, y lo hecho se haría otra vez. Mira qué falta con «garita lotes show ${lote.id}».`,
    );
  }
  const dudosas = new Set(
    pendientes.filter(({ resultado }) => resultado !== 'sin enviar').map(({ linea }) => linea),
  );
  return {
    leidas: {
      lineas: pendientes.map((one) => toLinea(tarea, one, moneda)),
      faltas: [],
      sobrantes: [],
    },
    dudosas,
  };
}

/** The act that undoes a lote. @throws RefusedError when there is none. */
export function inversaOf({ orden }: LoteGuardado, tarea: UnaTarea) {
  if (tarea.inversa === undefined)
    throw new RefusedError(`Lo que hace «garita ${orden}» no se deshace con otra orden.`);
  return tarea.inversa;
}

/** @throws RefusedError for a lote that is already undone, or partly. */
export function checkNotUndone(env: Env, { id }: LoteGuardado): void {
  const undo = listLotes(env).find(({ deshace }) => deshace === id);
  if (undo === undefined) return;
  if (undo.lineas.some(isPendiente))
    throw new RefusedError(`Ya se empezó a deshacer: sigue con «garita lotes resume ${undo.id}».`);
  throw new RefusedError(`Ese lote ya se deshizo: «garita lotes show ${undo.id}» dice cómo.`);
}

/**
 * The lines that undo the done lines of a lote, last one first.
 * @throws RefusedError when it did none.
 */
export function planUndo(
  lote: LoteGuardado,
  tarea: UnaTarea,
  toCampos: NonNullable<NonNullable<UnaTarea['inversa']>['campos']>,
  moneda: Moneda,
): Leidas<unknown> {
  const hechas = lote.lineas.filter(({ resultado }) => resultado === 'hecha').toReversed();
  if (hechas.length === 0) throw new RefusedError('Ese lote no hizo nada que deshacer.');
  return {
    lineas: hechas.map(({ campos }, at) =>
      toLinea(tarea, { linea: at + 1, campos: toCampos(campos) }, moneda),
    ),
    faltas: [],
    sobrantes: [],
  };
}
