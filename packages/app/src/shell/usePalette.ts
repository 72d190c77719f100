import { useCallback, useEffect, useState } from 'react';

/** Ctrl K, or Cmd K on a Mac, from anywhere in the portal; as pressed, not as a field hands it on to the list that it searches. */
const isShortcut = ({ isTrusted, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  isTrusted && key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether the palette is open. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    // On its way down: some of what may have the focus lets no key come back up.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return { isOpen, open: useCallback(() => setOpen(true), []), close: useCallback(() => setOpen(false), []) };
}
