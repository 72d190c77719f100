import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type SyntheticEvent, useState } from 'react';

interface FocusedRow {
  /** For the rows' container: records which row has the focus. */
  readonly onFocus: (event: SyntheticEvent) => void;
  /** The indexes of rendered rows. */
  readonly rangeExtractor: (range: Range) => number[];
}

/**
 * Keeps the last focused row of a virtualised list rendered, with its neighbours. So the focus is
 * not lost, the next key continues from there, and a closing dialog finds its opener. Rows must
 * have `data-index`.
 */
export function useFocusedRow<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
): FocusedRow {
  const [key, setKey] = useState<string | number | null>(null);
  const onFocus = ({ target, currentTarget }: SyntheticEvent): void => {
    // React also bubbles focus events from a row's portals.
    const drawn =
      target instanceof Element && currentTarget.contains(target)
        ? target.closest<HTMLElement>('[data-index]')
        : null;
    const row = drawn ? rows[Number(drawn.dataset.index)] : undefined;
    if (row !== undefined) setKey(rowKey(row));
  };
  const rangeExtractor = (range: Range): number[] => {
    const drawn = defaultRangeExtractor(range);
    const kept = key === null ? -1 : rows.findIndex((row) => rowKey(row) === key);
    if (kept < 0) return drawn;
    const around = [kept - 1, kept, kept + 1].filter((index) => index >= 0 && index < range.count);
    return [...new Set([...drawn, ...around])].sort((a, b) => a - b);
  };
  return { onFocus, rangeExtractor };
}
