import { isHecha, type LineaGuardada, type LoteGuardado } from '../../config/lotes';

/** Whether it is not known of a line what became of it, or it was not sent. */
export const isPendiente = ({ resultado }: LineaGuardada): boolean => resultado === null || resultado === 'sin respuesta' || resultado === 'sin enviar';

/** A lote as the list tells it. */
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
  /** Those two, and the lines of which a blow left nothing known. */
  readonly pendientes: number;
  readonly estado: 'en curso' | 'a medias' | 'deshecho' | 'terminado';
}

/** What came of a lote. @param all those that are kept: one of them may have taken it back */
export function summarizeLote({ id, fecha, orden, servidor, lineas, isRunning }: LoteGuardado, all: readonly LoteGuardado[]): ResumenLote {
  const count = (resultado: LineaGuardada['resultado']): number => lineas.filter((linea) => linea.resultado === resultado).length;
  const pendientes = lineas.filter(isPendiente).length;
  const isUndone = all.some(({ deshace, lineas: undone }) => deshace === id && undone.some(isHecha));
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
    estado: isRunning ? 'en curso' : pendientes > 0 ? 'a medias' : isUndone ? 'deshecho' : 'terminado',
  };
}
