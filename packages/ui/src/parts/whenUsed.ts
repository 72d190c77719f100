/** Events of every interaction; mere reading causes none. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown'] as const;

/**
 * A pointer that crosses the page is no sign, and browsers report a resting one when the page
 * scrolls below it. So only controls count.
 */
const isOnItsWay = ({ type, target }: Event): boolean =>
  type === 'pointerover' &&
  !(target instanceof Element && target.closest('button, input, a[href]'));

/**
 * Defers a prefetch until the user hovers a control, or presses the pointer or a key: readers alone
 * never load it. @returns a function that cancels it
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
