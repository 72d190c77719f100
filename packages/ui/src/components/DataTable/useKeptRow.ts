import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type SyntheticEvent, useState } from 'react';

interface KeptRow {
  /** For what stands around the rows: hears in which of them the focus is. */
  readonly onFocus: (event: SyntheticEvent) => void;
  /** Which rows are drawn. */
  readonly rangeExtractor: (range: Range) => number[];
}

/**
 * Of a windowed list, the row that last had the focus stays drawn wherever one scrolls, and with it its neighbours: the focus is not lost with its button,
 * the next key goes on from there, and a dialog finds what opened it. Rows tell their place by `data-index`.
 */
export function useKeptRow<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
): KeptRow {
  const [key, setKey] = useState<string | number | null>(null);
  const onFocus = ({ target, currentTarget }: SyntheticEvent): void => {
    // What a row opens tells of its focus, too, from elsewhere on the page.
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
