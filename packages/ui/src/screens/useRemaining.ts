import { useEffect, useEffectEvent, useState } from 'react';

const MINUTE = 60_000;

export interface RemainingOptions {
  /** ISO instant. For another instant the component needs another `key`. */
  until: string;
  /** The clock, in milliseconds. */
  now: () => number;
  /** Called when the time runs out while mounted, not if it was over from the start. */
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
    // The shown text changes at full minutes, so the timer waits for those.
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
