import { isMasDe } from '../formato/isMasDe';
import type { Reloj } from './reloj';

const MINUTE = 60_000;
/** Longer than a shift: a session from here on is marked. */
const HORAS = 8;

/** The contract's `Tiempo` fits. */
export interface TiempoLeido {
  readonly inicio: string;
  readonly ligado: string | null;
  /** The start of the present pause; null while active. */
  readonly p_bajo: string | null;
  /** The same, minus the finished pauses. */
  readonly pausa_desde: string | null;
  readonly tiempopausado: number;
}

/**
 * The clock gives the minutes at any later instant: a list answered "not modified" still has old
 * minutes. An active session's finished pauses are known in whole minutes only, which no longer
 * change.
 */
export function readReloj({
  inicio,
  ligado,
  p_bajo,
  pausa_desde,
  tiempopausado,
}: TiempoLeido): Reloj {
  const pausadoDesde = p_bajo === null ? null : Date.parse(p_bajo);
  const isPauseKnown = pausadoDesde !== null && pausa_desde !== null;
  return {
    inicio: Date.parse(inicio),
    ligado: ligado === null ? null : Date.parse(ligado),
    pausadoDesde,
    msPausados: isPauseKnown ? pausadoDesde - Date.parse(pausa_desde) : tiempopausado * MINUTE,
  };
}

/** Whether a session has been open, pauses included, for more than `HORAS`. */
export const isTiempoLargo = ({ abierto }: { readonly abierto: string }, now: number): boolean =>
  isMasDe(HORAS, Date.parse(abierto), now);

export const TIEMPO_LARGO = `Más de ${HORAS} h`;
