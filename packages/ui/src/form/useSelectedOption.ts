import { useState } from 'react';

/**
 * The options, and the selected option even if a reloaded list lacks it. So the form keeps the
 * selection, and the server's refusal says why it is invalid.
 * @param id of the selected option; null = none
 */
export function useSelectedOption<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number | null,
): readonly Item[] {
  const found = items.find((item) => item.id === id);
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  return found || kept === undefined || kept.id !== id ? items : [...items, kept];
}
