import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * A row's height. The ResizeObserver reports the heights of all rows once per frame. Reading them
 * during rendering would force a layout for each row. Before its first report a row has its
 * previous or the estimated height.
 */
export function measureLater<Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, Row>,
): number {
  const height = entry?.borderBoxSize?.[0]?.blockSize;
  if (height !== undefined) return Math.round(height);
  const index = Number(row.getAttribute(list.options.indexAttribute));
  const known = list.getVirtualItems().find((item) => item.index === index);
  return known?.size ?? list.options.estimateSize(index);
}
