import { useEffect, useRef } from 'react';

/**
 * The rows that a search showed before they changed or left the list.
 * @returns null if the search never showed a row
 */
export function useGone<Row>(visible: readonly Row[], query: string): readonly Row[] | null {
  const last = useRef({ visible, query });
  useEffect(() => {
    if (visible.length > 0 || last.current.query !== query) last.current = { visible, query };
  });
  const { current } = last;
  return visible.length === 0 && current.query === query && current.visible.length > 0
    ? current.visible
    : null;
}
