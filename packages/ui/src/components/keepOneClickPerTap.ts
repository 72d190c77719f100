/** A finger that was lifted. */
interface Lift {
  readonly target: EventTarget | null;
  /** When React Aria pressed for it; null as long as it has not. */
  pressedAt: number | null;
}

/** The mouse that browsers play after a finger, for pages that know none. */
const PLAYED = ['mousedown', 'mouseup', 'click'] as const;

/** A click by script has no count of presses; that of React Aria goes to the button that the finger was lifted from, or to what it is a part of. */
const isFor = ({ target }: Lift, { type, detail, target: clicked }: MouseEvent): boolean =>
  type === 'click' &&
  detail === 0 &&
  clicked instanceof Node &&
  target instanceof Node &&
  clicked.contains(target);

/**
 * Has each tap press once. React Aria waits 80 ms for the click of a finger that was lifted and then presses by itself, as phones send none after a long press.
 * On a phone that is slow to answer the click comes all the same, and meets whatever the press has brought under the finger: who cancelled a dialog stood on
 * another screen, whose link lay below. It is known by its stamp, which is that of the finger: older than the press, however late the page comes to it.
 * @returns what ends it.
 */
export function keepOneClickPerTap(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let lift: Lift | null = null;
  window.addEventListener('pointerdown', () => (lift = null), options);
  window.addEventListener(
    'pointerup',
    ({ pointerType, target }) =>
      (lift = pointerType === 'touch' ? { target, pressedAt: null } : null),
    options,
  );
  const hear = (event: MouseEvent) => {
    if (!lift) return;
    if (lift.pressedAt === null) lift.pressedAt = isFor(lift, event) ? event.timeStamp : null;
    else if (event.timeStamp < lift.pressedAt) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of PLAYED) window.addEventListener(type, hear, options);
  return () => listening.abort();
}
