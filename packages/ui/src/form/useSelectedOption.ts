import { useState } from 'react';

/**
 * The options, including the selected option, which stays while the form is open, even if a
 * reloaded list lacks it. The server's refusal then says why, and the input is kept.
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
