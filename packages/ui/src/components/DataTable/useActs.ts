import { useLatest } from '../useLatest';
import type { RowAction } from './column';

const NONE: readonly RowAction[] = [];

/**
 * Runs a row's action. The action is looked up on press, so that a row rendered long ago uses the
 * present one. A missing, disabled or pending action does nothing.
 */
export function useActs<Row>(
  rowActions: ((row: Row) => readonly RowAction[]) | undefined,
): (row: Row, id: string) => void {
  return useLatest((row, id) => {
    const act = (rowActions?.(row) ?? NONE).find((offered) => offered.id === id);
    if (act && !act.isDisabled && !act.isPending) act.onPress();
  });
}

const looksOf = ({
  id,
  label,
  isDisabled = false,
  isPending = false,
  isDanger = false,
}: RowAction): string => [id, label, isDisabled, isPending, isDanger].join('\n');

/** Whether two lists of actions look the same, whatever they do. */
export const looksAlike = (
  one: readonly RowAction[] | undefined,
  other: readonly RowAction[] | undefined,
): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.length === other.length &&
    one.every((act, index) => looksOf(act) === looksOf(other[index] as RowAction)));

/** Compares props for memo: equal, or actions that look the same. */
export function isSameRow<Props extends { readonly acts: readonly RowAction[] | undefined }>(
  before: Props,
  now: Props,
): boolean {
  const names = Object.keys(now) as (keyof Props)[];
  return (
    names.length === Object.keys(before).length &&
    names.every((name) =>
      name === 'acts' ? looksAlike(before.acts, now.acts) : Object.is(before[name], now[name]),
    )
  );
}
