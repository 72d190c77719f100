import { isTiempoLargo, readReloj } from '@garita/domain/tiempos/readReloj';
import { exactMinutesOf } from '@garita/domain/tiempos/reloj';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Tiempo } from './TiemposScreenProps';

/** A session as it stands right now. Minutes keep their fractions, so that rows sorted by what runs on do not change places. */
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

const SECOND = 1_000;

/** A session at a moment, whenever it was answered. */
export function toFila(tiempo: Tiempo, now: number): FilaTiempo {
  const { minsA, ...minutos } = exactMinutesOf(readReloj(tiempo), now);
  return { tiempo, ...minutos, minsA: tiempo.alto > 0 ? minsA : null, isLargo: isTiempoLargo(tiempo, now) };
}

const shownOf = ({ saldo, minsA, tiempopausado }: FilaTiempo): string => [saldo, minsA ?? 0, tiempopausado].map(Math.floor).join();

/**
 * The sessions with the minutes that run on. They are looked at every second and given anew only when one of them shows another minute:
 * nothing is fetched, and nothing renders in between.
 * @param now the server's clock, in milliseconds.
 */
export function useFilas(tiempos: readonly Tiempo[], now: () => number): readonly FilaTiempo[] {
  const [shown, setShown] = useState(() => ({ tiempos, at: now() }));
  // Another list is shown as it stands now.
  const current = shown.tiempos === tiempos ? shown : { tiempos, at: now() };
  if (current !== shown) setShown(current);
  const filas = useMemo(() => current.tiempos.map((tiempo) => toFila(tiempo, current.at)), [current.tiempos, current.at]);
  const look = useEffectEvent(() => {
    const at = now();
    if (filas.some((fila) => shownOf(fila) !== shownOf(toFila(fila.tiempo, at)))) setShown({ tiempos, at });
  });
  useEffect(() => {
    const timer = setInterval(() => look(), SECOND);
    return () => clearInterval(timer);
  }, []);
  return filas;
}
