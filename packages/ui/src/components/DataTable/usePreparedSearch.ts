import { useEffect } from 'react';
import { whenIdle } from '../../parts/whenIdle';
import type { Column } from './column';
import { prepareSearch } from './filterRows';

/** Lists with fewer rows are indexed when the user types the first letter. */
const LONG = 200;
/** The number of rows that one idle callback indexes. */
const STEP = 100;

/** Indexes a long list for search while the browser is idle. */
export function usePreparedSearch<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  isOffered: boolean,
): void {
  useEffect(() => {
    if (!isOffered || rows.length < LONG) return;
    let done = 0;
    const step = () => {
      prepareSearch(rows, columns, done, done + STEP);
      done += STEP;
      if (done < rows.length) forget = whenIdle(step);
    };
    let forget = whenIdle(step);
    return () => forget();
  }, [rows, columns, isOffered]);
}
