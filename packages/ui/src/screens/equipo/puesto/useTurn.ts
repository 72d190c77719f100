import { useEffect, useState } from 'react';

/** How long one turn of what is said lasts. Milliseconds. */
const TURN = 6_000;

/** One of several turns, and the next after a while; where there is one alone, that, without a clock. Undefined where there is none. */
export function useTurn<T>(turns: readonly T[]): T | undefined {
  const [turn, setTurn] = useState(0);
  const count = turns.length;
  useEffect(() => {
    if (count <= 1) return;
    const timer = setInterval(() => setTurn((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, [count]);
  return turns[count <= 1 ? 0 : turn % count];
}
