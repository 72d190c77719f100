/** What nobody does who only looks, and nobody can leave out who does more. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown'] as const;

/** A pointer on its way across the page means nothing yet, and browsers report one that rests while the page moves below it: only over what can be used. */
const isOnItsWay = ({ type, target }: Event): boolean =>
  type === 'pointerover' &&
  !(target instanceof Element && target.closest('button, input, a[href]'));

/**
 * For what is fetched before it is asked for: the work is done once a person comes to, presses or types anything on this page, so that
 * whoever only reads it never fetches what they have no use for. @returns calls it off.
 */
export function whenUsed(work: () => void): () => void {
  const controller = new AbortController();
  const start = (event: Event) => {
    if (isOnItsWay(event)) return;
    controller.abort();
    work();
  };
  for (const sign of SIGNS)
    addEventListener(sign, start, { capture: true, passive: true, signal: controller.signal });
  return () => controller.abort();
}
