import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * How high a drawn row is, as the browser tells of its own accord once a frame for all of them: asked row by row while they are being drawn, it would
 * have to lay out the page each time. Until it has told, a row is as high as it was, or as rows usually are.
 */
export function measureLater<Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, Row>,
): number {
  const height = entry?.borderBoxSize?.[0]?.blockSize;
  if (height !== undefined) return Math.round(height);
  const index = list.indexFromElement(row);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
}
