import { useEffect, useState } from 'react';
import { whenIdle } from '../../parts/whenIdle';

/**
 * Whether the browser has been idle since `order` changed; false at first. Invisible work can wait
 * for it.
 * @param order the user's last request, e.g. sort order and search
 */
export function useIdleAfter(order: string): boolean {
  const [calm, setCalm] = useState<string | null>(null);
  useEffect(() => {
    if (calm === order) return;
    return whenIdle(() => setCalm(order));
  }, [calm, order]);
  return calm === order;
}
