import { useEffect } from 'react';
import { whenIdle } from '../../parts/whenIdle';
import type { Column } from './column';
import { prepareSearch } from './filterRows';

/** Shorter lists are read through while the first letter is drawn. */
const LONG = 200;
/** So many rows at a time, so that nobody waits for it. */
const STEP = 100;

/** Reads a long list through for the search while the browser has nothing better to do. */
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
