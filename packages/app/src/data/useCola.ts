import type { CallInput } from '@garita/api-client/call';
import type { WriteId } from '@garita/api-client/operations';
import type { Cola } from '@garita/ui/screens/cola/ColaProps';
import { useMemo, useSyncExternalStore } from 'react';
import { usePortal } from '../portal/PortalContext';
import { createDecider } from './createDecider';

interface ColaOptions<Row, Decision extends string, Id extends WriteId> {
  readonly operation: Id;
  readonly toInput: (row: Row, decision: Decision) => CallInput<Id>;
  /** The text beside the undo button, e.g. `Ausencia de Recluta aceptada`. */
  readonly describe: (row: Row, decision: Decision) => string;
}

/**
 * The answers to the rows of a list. Each answer is a write. It is sent when the user can no longer
 * undo it.
 */
export function useCola<
  Row extends { readonly id: number },
  Decision extends string,
  Id extends WriteId,
>({ operation, toInput, describe }: ColaOptions<Row, Decision, Id>): Cola<Row, Decision> {
  const { subscribe, getState, decide, undo } = usePortal().one(createDecider);
  const open = useSyncExternalStore(subscribe, getState);
  const prefix = `${operation} `;
  const decididas = useMemo(
    () =>
      new Set(
        open.flatMap(({ id }) => (id.startsWith(prefix) ? [Number(id.slice(prefix.length))] : [])),
      ),
    [open, prefix],
  );
  return {
    decididas,
    onDecide: (row, decision) =>
      decide({
        id: `${prefix}${row.id}`,
        texto: describe(row, decision),
        operation,
        input: toInput(row, decision),
      }),
    onUndo: () => void undo(),
  };
}
