import { useCallback, useEffect, useRef, useState } from 'react';
import { describeRefusal } from '../form/refusal';
import type { Act } from './useAct';

interface RowAct<Row extends { readonly id: number | string }, Value> {
  /** Ids of the rows with a pending act. */
  readonly pending: ReadonlySet<Row['id']>;
  /** Sends at once and never rejects. Ignored while the row has a pending act. */
  readonly run: (row: Row, value: Value) => Promise<void>;
}

/**
 * An act on a row without a question, such as ticking a checkbox. Rows are independent, so each may
 * have its own pending act. A refusal becomes a notice, because a checkbox has no room for it.
 */
export function useRowAct<Row extends { readonly id: number | string }, Value>(
  act: Act<[Row, Value]>,
  onAviso: (texto: string) => void,
): RowAct<Row, Value> {
  const [pending, setPending] = useState<ReadonlySet<Row['id']>>(new Set());
  // A ref, because state would let a second press through before the next render.
  const busy = useRef(new Set<Row['id']>());
  const latest = useRef({ act, onAviso });
  useEffect(() => {
    latest.current = { act, onAviso };
  });
  // A stable function: otherwise the list would rebuild its columns.
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
