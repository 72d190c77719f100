import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window something is already near: about one turn of the wheel ahead. */
const AHEAD = '400px';

/** Whether an element is, or once was, near what the reader sees. */
export function useNear(): [ref: RefCallback<HTMLElement>, isNear: boolean] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), { rootMargin: AHEAD });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear];
}
