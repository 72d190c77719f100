import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * How many things of one width stand beside each other in a box, kept as the box grows and shrinks.
 * @param width of one of them, in px
 */
export function useFitting(width: number): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly fitting: number;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    // Reports the first size as well, before anything is painted.
    const observer = new ResizeObserver(() => setFitting(Math.floor(box.clientWidth / width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [width]);
  return { ref, fitting };
}
