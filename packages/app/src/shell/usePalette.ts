import { useCallback, useLayoutEffect, useState } from 'react';

/** Only trusted events count: a field re-dispatches its keys to the list it searches. */
const isShortcut = ({
  isTrusted,
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): boolean =>
  isTrusted && key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** `?`, except in a text field or over an open dialog. */
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
  // Layout effect: the shortcut works as soon as the page is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isQuestion(event)) setWhat('teclas');
      else if (isShortcut(event)) setWhat((before) => (before === 'ir' ? null : 'ir'));
      else return;
      event.preventDefault();
    };
    // Capture phase: some focused widgets stop the event's propagation.
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
