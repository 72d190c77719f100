import { useEffect, useState } from 'react';

/** How long one turn of what is said lasts. Milliseconds. */
const TURN = 6_000;

/** Takes some of a list at a time, and the next after a while; all of it, without a clock, where it is no longer than that. */
export function useTurn<T>(all: readonly T[], atOnce: number): readonly T[] {
  const [turn, setTurn] = useState(0);
  const turns = Math.ceil(all.length / atOnce);
  useEffect(() => {
    if (turns <= 1) return;
    const timer = setInterval(() => setTurn((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, [turns]);
  const start = turns <= 1 ? 0 : (turn % turns) * atOnce;
  return all.slice(start, start + atOnce);
}
