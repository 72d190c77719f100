import { isMasDe } from '../formato/isMasDe';
import type { Reloj } from './reloj';

const MINUTE = 60_000;
/** Longer than a shift: from here on a session is marked. */
const HORAS = 8;

/** What a session on the wire tells of its clock; the contract's `Tiempo` fits. */
export interface TiempoLeido {
  readonly inicio: string;
  readonly ligado: string | null;
  /** When the running pause began; null while active. */
  readonly p_bajo: string | null;
  /** The same, moved back by the finished pauses. */
  readonly pausa_desde: string | null;
  readonly tiempopausado: number;
}

/**
 * The clock of a session as it came over the wire. Its minutes are then reckoned for any later moment: a list that was answered "not
 * modified" still carries those of long ago. Of the finished pauses an active session tells whole minutes only, which do not run any more.
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

/** Whether a session has been open, pauses and all, for more than eight hours. */
export const isTiempoLargo = ({ abierto }: { readonly abierto: string }, now: number): boolean =>
  isMasDe(HORAS, Date.parse(abierto), now);

/** What marks it. */
export const TIEMPO_LARGO = `Más de ${HORAS} h`;
