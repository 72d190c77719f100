/** The events of interactions. A user who only reads causes none of them. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown'] as const;

/**
 * Whether a pointer is over no control. Such a pointer may only cross the page, or rest while the
 * page scrolls below it, so it is no interaction.
 */
const isOnItsWay = ({ type, target }: Event): boolean =>
  type === 'pointerover' &&
  !(target instanceof Element && target.closest('button, input, a[href]'));

/**
 * Defers a prefetch until the user hovers a control, or presses the pointer or a key. A user who
 * only reads never loads the code.
 * @returns a function that cancels the prefetch
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
