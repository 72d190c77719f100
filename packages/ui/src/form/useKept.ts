import { useState } from 'react';

/**
 * What can be chosen, with what was chosen: that stays while the form is open, also when a list that was asked for again no longer has it.
 * A refusal then says why, over a form that is still filled in.
 * @param id of what is chosen; null = nothing
 */
export function useKept<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number | null,
): readonly Item[] {
  const found = items.find((item) => item.id === id);
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  return found || kept === undefined || kept.id !== id ? items : [...items, kept];
}
