import { useEffect, useEffectEvent, useState } from 'react';

const MINUTE = 60_000;

export interface RemainingOptions {
  /**
   * ISO instant. It must not change while mounted: a new instant would show only at the next full
   * minute.
   */
  until: string;
  /** Returns the current time in milliseconds. */
  now: () => number;
  /**
   * Called when the time runs out while mounted; not called if it had run out at the first render.
   */
  onEnd?: () => void;
}

/** Milliseconds left until an instant, updated every full minute. */
export function useRemaining({ until, now, onEnd }: RemainingOptions): number {
  const remaining = useEffectEvent(() => Date.parse(until) - now());
  const finish = useEffectEvent(() => onEnd?.());
  const [left, setLeft] = useState(() => Date.parse(until) - now());
  const isOver = useEffectEvent(() => left <= 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The shown text changes at full minutes, so the timer waits until the next full minute.
    const wait = (ms: number) => {
      timer = setTimeout(tick, ms % MINUTE || MINUTE);
    };
    const tick = () => {
      const ms = remaining();
      setLeft(ms);
      if (ms > 0) wait(ms);
      else finish();
    };
    // The end may have passed since the first render.
    if (!isOver()) tick();
    return () => clearTimeout(timer);
  }, []);
  return left;
}
