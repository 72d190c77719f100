import { isTiempoLargo } from '@garita/domain/tiempos/readReloj';
import { exactMinutesOf } from '@garita/domain/tiempos/reloj';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { onSecond } from '../../components/useRunning';
import { relojOf } from './relojOf';
import type { Tiempo } from './TiemposScreenProps';

/** A time with its exact minutes at one instant. */
export interface FilaTiempo {
  readonly tiempo: Tiempo;
  readonly mins: number;
  /** The balance: like `mins`, but negative for a debt. */
  readonly saldo: number;
  /** The senior's minutes; null without a senior. */
  readonly minsA: number | null;
  readonly tiempopausado: number;
  /** Whether the time has been open for longer than a shift. */
  readonly isLargo: boolean;
}

/** The row of a time at an instant, in milliseconds. */
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
 * The times with their running minutes, for the dialogs. The hook checks the minutes every second,
 * and renders only when a whole minute has changed. The list does not use this hook, since each of
 * its cells reads the clock itself.
 * @param now the server's clock, in milliseconds.
 */
export function useFilas(tiempos: readonly Tiempo[], now: () => number): readonly FilaTiempo[] {
  const [shown, setShown] = useState(() => ({ tiempos, at: now() }));
  // A new list is shown at the current time.
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
