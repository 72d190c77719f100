/** What nobody does who only looks, and nobody can leave out who does more. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/** A pointer on its way across the page means nothing yet, and browsers report one that rests while the page moves below it: only over what can be used. */
const isOnItsWay = ({ type, target }: Event): boolean =>
  type === 'pointerover' &&
  !(target instanceof Element && target.closest('button, input, a[href]'));

function start(event: Event): void {
  if (isOnItsWay(event)) return;
  isUsed = true;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  for (const work of waiting) work();
  waiting.clear();
}

if (typeof window !== 'undefined')
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });

/**
 * For what is fetched before it is asked for: the work is done once a person has come to, pressed or typed anything on this page, so that
 * whoever only reads it never fetches what they have no use for. @returns calls it off.
 */
export function whenUsed(work: () => void): () => void {
  if (isUsed) work();
  else waiting.add(work);
  return () => void waiting.delete(work);
}
