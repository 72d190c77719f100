import { useCallback, useRef } from 'react';
import { useLatest } from '../useLatest';

/** Watches how high an element is that shows a row, until what it returns is called. The element tells its row by `data-index`. */
export type WatchHeight = (element: HTMLElement) => () => void;

/**
 * How high drawn rows are, as the browser tells of its own accord once a frame for all of them: asked row by row while they are being drawn, it would have
 * to lay out the page each time.
 * @param onHeight is told the place of a row and its height in whole pixels
 */
export function useRowHeights(onHeight: (index: number, height: number) => void): WatchHeight {
  const tell = useLatest(onHeight);
  const observer = useRef<ResizeObserver>(undefined);
  return useCallback(
    (element) => {
      observer.current ??= new ResizeObserver((entries) => {
        for (const { target, borderBoxSize } of entries) {
          if (target.isConnected)
            tell(
              Number((target as HTMLElement).dataset.index),
              Math.round(borderBoxSize[0]?.blockSize ?? 0),
            );
        }
      });
      const watching = observer.current;
      watching.observe(element);
      return () => watching.unobserve(element);
    },
    [tell],
  );
}
