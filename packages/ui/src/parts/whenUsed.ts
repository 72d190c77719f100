/** What nobody does who only looks, and nobody can leave out who does more. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/** A browser also reports a pointer that rests while the page moves below it. */
const isRest = (event: Event): boolean => event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

function start(event: Event): void {
  if (isRest(event)) return;
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  for (const work of waiting) work();
  waiting.clear();
}

if (typeof window !== 'undefined') for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });

/**
 * For what is fetched before it is asked for: the work is done once a person has moved, pressed or typed anything on this page, so that
 * whoever only reads it never fetches what they have no use for. @returns calls it off.
 */
export function whenUsed(work: () => void): () => void {
  if (isUsed) work();
  else waiting.add(work);
  return () => void waiting.delete(work);
}
