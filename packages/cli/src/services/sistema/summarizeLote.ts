import { isHecha, type LineaGuardada, type LoteGuardado } from '../../lote/lotes';

/** Whether the line is unsent or its outcome unknown. */
export const isPendiente = ({ resultado }: LineaGuardada): boolean =>
  resultado === null || resultado === 'sin respuesta' || resultado === 'sin enviar';

/** Whether the other run is later, has the same keys and left no line pending. */
const isFinishedBy = (
  { id, semilla, servidor, userId, fecha }: LoteGuardado,
  other: LoteGuardado,
): boolean =>
  other.id !== id &&
  other.semilla === semilla &&
  other.servidor === servidor &&
  other.userId === userId &&
  other.fecha >= fecha &&
  !other.lineas.some(isPendiente);

/**
 * The state of a stored bulk run. @param all the stored runs, of which one may have undone or
 * finished this run
 */
export function summarizeLote(lote: LoteGuardado, all: readonly LoteGuardado[]) {
  const { id, fecha, orden, servidor, lineas, isRunning } = lote;
  const count = (resultado: LineaGuardada['resultado']): number =>
    lineas.filter((linea) => linea.resultado === resultado).length;
  const isFinished = all.some((other) => isFinishedBy(lote, other));
  const pendientes = isFinished ? 0 : lineas.filter(isPendiente).length;
  const isUndone = all.some(
    ({ deshace, lineas: undone }) => deshace === id && undone.some(isHecha),
  );
  return {
    id,
    fecha,
    orden,
    servidor,
    lineas: lineas.length,
    hechas: count('hecha'),
    yaHechas: count('ya hecha'),
    rechazadas: count('rechazada'),
    sinRespuesta: count('sin respuesta'),
    sinEnviar: count('sin enviar'),
    // Lines without a result, as after a crash, are included.
    pendientes,
    estado: isRunning
      ? 'en curso'
      : pendientes > 0
        ? 'a medias'
        : isUndone
          ? 'deshecho'
          : 'terminado',
  };
}

export type ResumenLote = ReturnType<typeof summarizeLote>;
