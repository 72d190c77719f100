import { type RefObject, useEffect, useState } from 'react';

const FIELDS = 'input:not([type="hidden"]), textarea, [role="spinbutton"], button';

/** The first field of a form, even if it is still disabled while loading. */
function findFirst(form: HTMLElement): HTMLElement | undefined {
  const [first] = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => field.tabIndex >= 0 || field.matches(':disabled'),
  );
  // The focusable element of a radio group is its selected radio.
  const name = first?.matches('[type="radio"]') ? first.getAttribute('name') : null;
  return name === null
    ? first
    : (form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:checked`) ?? first);
}

/**
 * In a form's dialog the first field takes the focus as soon as it is enabled, unless another
 * element of the dialog has the focus by then.
 * @returns true once the field or another element of the dialog has the focus, or from the start if
 * the form wants no focus
 */
export function useFirstFocus(root: RefObject<HTMLFormElement | null>, isWanted: boolean): boolean {
  const [phase, setPhase] = useState<'new' | 'ready' | 'over'>(isWanted ? 'new' : 'over');
  // The effect runs after each render, since a render enables the field.
  useEffect(() => {
    const form = root.current;
    const dialog = form?.closest<HTMLElement>('[role="dialog"]');
    if (phase === 'over' || !form || !dialog) return;
    // The first run does not focus the field: a picker shows its given person only after the first
    // render, and not while it has the focus.
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
