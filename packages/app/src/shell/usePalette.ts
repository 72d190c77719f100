import { useCallback, useLayoutEffect, useState } from 'react';

/** Ctrl K, or Cmd K on a Mac, from anywhere in the portal; as pressed, not as a field hands it on to the list that it searches. */
const isShortcut = ({
  isTrusted,
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): boolean =>
  isTrusted && key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** `?`, but not while somebody types, nor over what is open already. */
const isQuestion = ({ isTrusted, key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  isTrusted &&
  key === '?' &&
  !ctrlKey &&
  !metaKey &&
  !(
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role$=dialog]')
  );

/** What is open: the palette, the list of keys, or neither. */
type Open = 'ir' | 'teclas' | null;

/** Whether the palette is open, or the list of keys. */
export function usePalette() {
  const [what, setWhat] = useState<Open>(null);
  // With the page itself: whoever sees it may press.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isQuestion(event)) setWhat('teclas');
      else if (isShortcut(event)) setWhat((before) => (before === 'ir' ? null : 'ir'));
      else return;
      event.preventDefault();
    };
    // On its way down: some of what may have the focus lets no key come back up.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return {
    isOpen: what === 'ir',
    areTeclasOpen: what === 'teclas',
    open: useCallback(() => setWhat('ir'), []),
    openTeclas: useCallback(() => setWhat('teclas'), []),
    close: useCallback(() => setWhat(null), []),
  };
}
