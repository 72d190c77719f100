import { isAbierto, minutesAt } from '@garita/domain/fichajes/fichaje';
import { useEffect, useEffectEvent, useState } from 'react';
import { onSecond } from '../../components/useRunning';
import type { Fichaje } from './FichajeScreenProps';

/**
 * The time for which the records are shown. It is checked every second but changes only when an
 * open record's minutes change, so that nothing renders in between.
 * @param now the server's clock.
 * @returns milliseconds.
 */
export function useMinute(fichajes: readonly Fichaje[], now: () => number): number {
  const [shown, setShown] = useState(() => ({ fichajes, at: now() }));
  // A new list is shown at the current time.
  const current = shown.fichajes === fichajes ? shown : { fichajes, at: now() };
  if (current !== shown) setShown(current);
  const look = useEffectEvent(() => {
    const at = now();
    const isOld = fichajes.some(
      (fichaje) => isAbierto(fichaje) && minutesAt(fichaje, at) !== minutesAt(fichaje, current.at),
    );
    if (isOld) setShown({ fichajes, at });
  });
  useEffect(() => onSecond(() => look()), []);
  return current.at;
}
