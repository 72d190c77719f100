import { minutesBetween } from '@garita/domain/fichajes/cuenta';
import { useEffect, useEffectEvent, useState } from 'react';

const MINUTE = 60_000;

/** Whole minutes since an instant, looked at whenever another is full. @param desde ISO. @param now the server's clock, in milliseconds */
export function useMinutesSince(desde: string, now: () => number): number {
  const [, setSeen] = useState(0);
  const elapsed = useEffectEvent(() => now() - Date.parse(desde));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      // A clock that was set back waits for the whole minute.
      timer = setTimeout(tick, MINUTE - (Math.max(0, elapsed()) % MINUTE));
    };
    const tick = () => {
      setSeen((times) => times + 1);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return minutesBetween(Date.parse(desde), now());
}
