import { useEffect, useState } from 'react';
import { whenIdle } from '../../parts/whenIdle';

/**
 * Whether the browser has had time since this last became another: what nobody sees yet can wait until then. Not at first, either.
 * @param order names what a hand has just asked for, as a list's order and search
 */
export function useCalm(order: string): boolean {
  const [calm, setCalm] = useState<string | null>(null);
  useEffect(() => {
    if (calm === order) return;
    return whenIdle(() => setCalm(order));
  }, [calm, order]);
  return calm === order;
}
