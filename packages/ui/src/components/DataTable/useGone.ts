import { useEffect, useRef } from 'react';

/**
 * @returns the rows that the search showed until they changed or left the list, if it now shows
 * none; null if the search never showed any
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
