import { useEffect, useEffectEvent, useState } from 'react';

const MINUTE = 60_000;

export interface RemainingOptions {
  /** ISO instant. Whoever shows another one gives the component another `key`. */
  until: string;
  /** The clock, in milliseconds. */
  now: () => number;
  /** Called when the time runs out while it is shown, not when it was over from the start. */
  onEnd?: () => void;
}

/** Milliseconds left until a moment, looked at whenever a minute of it is full. */
export function useRemaining({ until, now, onEnd }: RemainingOptions): number {
  const remaining = useEffectEvent(() => Date.parse(until) - now());
  const finish = useEffectEvent(() => onEnd?.());
  const [left, setLeft] = useState(() => Date.parse(until) - now());
  const isOver = useEffectEvent(() => left <= 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is shown changes when a minute is full, so that is when it wakes.
    const wait = (ms: number) => {
      timer = setTimeout(tick, ms % MINUTE || MINUTE);
    };
    const tick = () => {
      const ms = remaining();
      setLeft(ms);
      if (ms > 0) wait(ms);
      else finish();
    };
    // The last moment may have passed since the first render.
    if (!isOver()) tick();
    return () => clearTimeout(timer);
  }, []);
  return left;
}
