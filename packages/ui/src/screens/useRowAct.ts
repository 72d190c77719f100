import { useCallback, useEffect, useRef, useState } from 'react';
import { describeRefusal } from '../form/refusal';
import type { Act } from './useAct';

interface RowAct<Row extends { readonly id: number | string }, Value> {
  /** Ids of the rows on which it is under way. */
  readonly pending: ReadonlySet<Row['id']>;
  /** Does it at once, and never rejects. Ignored while it is under way on the same row. */
  readonly run: (row: Row, value: Value) => Promise<void>;
}

/**
 * An act on a row that asks nothing first, such as ticking a box. Rows are independent of each other, so each may have its own under way; a
 * refusal is told as a notice, since the box stands in a list and has no place for words.
 */
export function useRowAct<Row extends { readonly id: number | string }, Value>(
  act: Act<[Row, Value]>,
  onAviso: (texto: string) => void,
): RowAct<Row, Value> {
  const [pending, setPending] = useState<ReadonlySet<Row['id']>>(new Set());
  // State would let a second press through before the next render.
  const busy = useRef(new Set<Row['id']>());
  const latest = useRef({ act, onAviso });
  useEffect(() => {
    latest.current = { act, onAviso };
  });
  // Always the same function: a list makes its columns anew when what they call changes.
  const run = useCallback(async (row: Row, value: Value): Promise<void> => {
    if (busy.current.has(row.id)) return;
    busy.current.add(row.id);
    setPending(new Set(busy.current));
    try {
      await latest.current.act(row, value);
    } catch (error) {
      latest.current.onAviso(describeRefusal(error));
    } finally {
      busy.current.delete(row.id);
      setPending(new Set(busy.current));
    }
  }, []);
  return { pending, run };
}
