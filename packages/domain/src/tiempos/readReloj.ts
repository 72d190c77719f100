import { isMasDe } from '../formato/isMasDe';
import type { Reloj } from './reloj';

const MINUTE = 60_000;
/** Hours after which an open time is marked: longer than a shift. */
const HORAS = 8;

/** The fields of the contract's `Tiempo` that the clock needs. */
export interface TiempoLeido {
  readonly inicio: string;
  readonly ligado: string | null;
  /** The start of the present pause; null while active. */
  readonly p_bajo: string | null;
  /** The start of the present pause, moved back by the finished pauses. */
  readonly pausa_desde: string | null;
  readonly tiempopausado: number;
}

/**
 * Reads the instants of a time; its minutes at any later instant follow from them. The minutes in a
 * cached list (304) are out of date. The total of finished pauses is exact during a pause, else in
 * whole minutes.
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

/** Whether a time has been open, pauses included, for more than `HORAS`. */
export const isTiempoLargo = ({ abierto }: { readonly abierto: string }, now: number): boolean =>
  isMasDe(HORAS, Date.parse(abierto), now);

export const TIEMPO_LARGO = `Más de ${HORAS} h`;
