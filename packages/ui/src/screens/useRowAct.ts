import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormNotice } from '../form/FormNotice';
import { describeRefusal } from '../form/refusal';
import type { Act } from './useAct';

interface RowAct<Row extends { readonly id: number | string }, Value> {
  /** The value of each pending act, by its row's id. */
  readonly pending: ReadonlyMap<Row['id'], Value>;
  /**
   * Sends the act without confirmation, and never rejects. Ignored while the row has a pending act.
   */
  readonly run: (row: Row, value: Value) => Promise<void>;
}

/**
 * Runs an act on a row without confirmation, such as ticking a checkbox. Each row may have its own
 * pending act. A refusal becomes a notice, because a checkbox has no room for it.
 */
export function useRowAct<Row extends { readonly id: number | string }, Value>(
  act: Act<[Row, Value]>,
  toNotice = (texto: string) => texto,
): RowAct<Row, Value> {
  const [pending, setPending] = useState<ReadonlyMap<Row['id'], Value>>(new Map());
  // A ref, because state would let a second press through before the next render.
  const busy = useRef(new Map<Row['id'], Value>());
  const showNotice = useFormNotice();
  const latest = useRef({ act, toNotice });
  useEffect(() => {
    latest.current = { act, toNotice };
  });
  // A stable function: otherwise the list would rebuild its columns.
  const run = useCallback(
    async (row: Row, value: Value): Promise<void> => {
      if (busy.current.has(row.id)) return;
      busy.current.set(row.id, value);
      setPending(new Map(busy.current));
      try {
        await latest.current.act(row, value);
      } catch (error) {
        showNotice(latest.current.toNotice(describeRefusal(error)));
      } finally {
        busy.current.delete(row.id);
        setPending(new Map(busy.current));
      }
    },
    [showNotice],
  );
  return { pending, run };
}
