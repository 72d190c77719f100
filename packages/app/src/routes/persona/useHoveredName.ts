import { rutaDePersona } from '@garita/domain/persona/rutaDePersona';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { findParte } from '../../router/useParte';

/** The delay before the card opens, in milliseconds, so that a pointer passing by opens no card. */
const REST_MS = 400;
/**
 * How long the card stays after the pointer has left the name, in milliseconds, so that the pointer
 * can reach the card.
 */
const LEAVE_MS = 200;

const PREFIX = rutaDePersona('');
const NAMES = `a[href^="${PREFIX}"]`;

export interface Cerca {
  readonly nombre: string;
  readonly opener: RefObject<HTMLElement>;
}

/** The card itself (`FichaFlotante`). */
const isCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-ficha]') !== null;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(NAMES) : null;
const nombreOf = (link: HTMLAnchorElement): string => findParte(link.pathname) ?? '';

/**
 * The name under the pointer, whose card is open. One listener serves all names, since a list has
 * hundreds. A press, a key, the wheel or Back closes the card; a pointer over the card keeps it
 * open.
 */
export function useHoveredName() {
  const [cerca, setCerca] = useState<Cerca | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const after = useCallback((ms: number, next: Cerca | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCerca(next), ms);
  }, []);
  useEffect(() => {
    let under: HTMLAnchorElement | null = null;
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const link = pointerType === 'mouse' ? linkAt(target) : null;
      if (link === under) return;
      under = link;
      if (link) after(REST_MS, { nombre: nombreOf(link), opener: { current: link } });
      // A fast pointer goes from the name to the card without an event between them.
      else if (!isCard(target)) after(LEAVE_MS, null);
    };
    const onGone = () => {
      clearTimeout(timer.current);
      setCerca(null);
    };
    const ENDS = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;
    document.addEventListener('pointerover', onOver, { passive: true });
    for (const end of ENDS) window.addEventListener(end, onGone, { passive: true, capture: true });
    return () => {
      document.removeEventListener('pointerover', onOver);
      for (const end of ENDS) window.removeEventListener(end, onGone, { capture: true });
      clearTimeout(timer.current);
    };
  }, [after]);
  const onCard = useCallback(
    (isOver: boolean) => (isOver ? clearTimeout(timer.current) : after(LEAVE_MS, null)),
    [after],
  );
  return { cerca, onCard };
}
