import { isTiempoLargo } from '@garita/domain/tiempos/readReloj';
import { exactMinutesOf } from '@garita/domain/tiempos/reloj';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { onSecond } from '../../components/useRunning';
import { relojOf } from './relojOf';
import type { Tiempo } from './TiemposScreenProps';

/** A session as it stands at a moment, its minutes with their fractions. */
export interface FilaTiempo {
  readonly tiempo: Tiempo;
  readonly mins: number;
  /** The same also below 0, where minutes are owed. */
  readonly saldo: number;
  /** The senior's; null without one. */
  readonly minsA: number | null;
  readonly tiempopausado: number;
  /** Open for longer than a shift lasts. */
  readonly isLargo: boolean;
}

/** A session at a moment, whenever it was answered. */
export function toFila(tiempo: Tiempo, now: number): FilaTiempo {
  const { minsA, ...minutos } = exactMinutesOf(relojOf(tiempo), now);
  return {
    tiempo,
    ...minutos,
    minsA: tiempo.alto > 0 ? minsA : null,
    isLargo: isTiempoLargo(tiempo, now),
  };
}

const shownOf = ({ saldo, minsA, tiempopausado }: FilaTiempo): string =>
  [saldo, minsA ?? 0, tiempopausado].map(Math.floor).join();

/**
 * The sessions with the minutes that run on, for what is asked about them. They are looked at every second and given anew only when one of them
 * shows another minute: nothing is fetched, and nothing renders in between. The list does without: each of its minutes is a clock of its own.
 * @param now the server's clock, in milliseconds.
 */
export function useFilas(tiempos: readonly Tiempo[], now: () => number): readonly FilaTiempo[] {
  const [shown, setShown] = useState(() => ({ tiempos, at: now() }));
  // Another list is shown as it stands now.
  const current = shown.tiempos === tiempos ? shown : { tiempos, at: now() };
  if (current !== shown) setShown(current);
  const filas = useMemo(
    () => current.tiempos.map((tiempo) => toFila(tiempo, current.at)),
    [current.tiempos, current.at],
  );
  const look = useEffectEvent(() => {
    const at = now();
    if (filas.some((fila) => shownOf(fila) !== shownOf(toFila(fila.tiempo, at))))
      setShown({ tiempos, at });
  });
  useEffect(() => onSecond(() => look()), []);
  return filas;
}
