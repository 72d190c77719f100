import { useCallback, useLayoutEffect, useState } from 'react';

/**
 * Whether a key event is the palette's shortcut. A search field forwards its keys to its list as
 * synthetic events, which do not count.
 */
const isShortcut = ({
  isTrusted,
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): boolean =>
  isTrusted && key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether a key event is a `?` outside of text fields and dialogs. */
const isQuestion = ({ isTrusted, key, ctrlKey, metaKey, target }: KeyboardEvent): boolean =>
  isTrusted &&
  key === '?' &&
  !ctrlKey &&
  !metaKey &&
  !(
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role$=dialog]')
  );

type Open = 'ir' | 'teclas' | null;

export function usePalette() {
  const [what, setWhat] = useState<Open>(null);
  // A layout effect, so that the shortcut works as soon as the page is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isQuestion(event)) setWhat('teclas');
      else if (isShortcut(event)) setWhat((before) => (before === 'ir' ? null : 'ir'));
      else return;
      event.preventDefault();
    };
    // The listener runs in the capture phase, since some focused widgets stop the event's
    // propagation.
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
