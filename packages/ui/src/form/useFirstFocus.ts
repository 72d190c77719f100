import { type RefObject, useEffect, useState } from 'react';

const FIELDS = 'input:not([type="hidden"]), textarea, [role="spinbutton"], button';

/** What a person would fill in first. It may still wait for something that is being loaded. */
function findFirst(form: HTMLElement): HTMLElement | undefined {
  const [first] = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => field.tabIndex >= 0 || field.matches(':disabled'),
  );
  // Of choices the one that is made stands for all.
  const name = first?.matches('[type="radio"]') ? first.getAttribute('name') : null;
  return name === null
    ? first
    : (form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:checked`) ?? first);
}

/**
 * In a dialog that is there for a form, its first field takes the focus as soon as it can be filled in, unless another has asked for it or the person
 * has moved it themselves.
 * @returns whether that is over
 */
export function useFirstFocus(root: RefObject<HTMLFormElement | null>, isWanted: boolean): boolean {
  const [phase, setPhase] = useState<'new' | 'ready' | 'over'>(isWanted ? 'new' : 'over');
  // After each render: what a field waits for comes with one.
  useEffect(() => {
    const form = root.current;
    const dialog = form?.closest<HTMLElement>('[role="dialog"]');
    if (phase === 'over' || !form || !dialog) return;
    // Not at once: a picker writes whom it was given only after its first render, and not while it has the focus.
    if (phase === 'new') {
      setPhase('ready');
      return;
    }
    const holder = document.activeElement;
    const isTaken = holder !== dialog && dialog.contains(holder);
    const first = findFirst(form);
    if (!isTaken && (!first || first.matches(':disabled'))) return;
    if (!isTaken) first?.focus();
    setPhase('over');
  });
  return phase === 'over';
}
