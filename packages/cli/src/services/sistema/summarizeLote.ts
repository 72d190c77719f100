import { isHecha, type LineaGuardada, type LoteGuardado } from '../../lote/lotes';

/** Whether the line is unsent or its outcome unknown. */
export const isPendiente = ({ resultado }: LineaGuardada): boolean =>
  resultado === null || resultado === 'sin respuesta' || resultado === 'sin enviar';

export interface ResumenLote {
  readonly id: string;
  readonly fecha: string;
  readonly orden: string;
  readonly servidor: string;
  readonly lineas: number;
  readonly hechas: number;
  readonly yaHechas: number;
  readonly rechazadas: number;
  readonly sinRespuesta: number;
  readonly sinEnviar: number;
  /** Unanswered and unsent lines, including those without a result after a crash. */
  readonly pendientes: number;
  readonly estado: 'en curso' | 'a medias' | 'deshecho' | 'terminado';
}

/** Whether a later run with the same keys left no line pending. */
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

/** `all` are the stored lotes: another one may have undone or finished this one. */
export function summarizeLote(lote: LoteGuardado, all: readonly LoteGuardado[]): ResumenLote {
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
