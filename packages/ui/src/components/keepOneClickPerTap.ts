interface TouchEnd {
  readonly target: EventTarget | null;
  /** The timestamp of React Aria's press for it; null before. */
  pressedAt: number | null;
}

/** The mouse events that browsers emulate after a touch. */
const PLAYED = ['mousedown', 'mouseup', 'click'] as const;

/** A synthetic click has detail 0; React Aria's goes to the touched button or its ancestor. */
const isFor = ({ target }: TouchEnd, { type, detail, target: clicked }: MouseEvent): boolean =>
  type === 'click' &&
  detail === 0 &&
  clicked instanceof Node &&
  target instanceof Node &&
  clicked.contains(target);

/**
 * Makes each tap press once. After a lifted touch React Aria waits 80 ms for the click and then
 * presses itself, since phones send none after a long press. On a slow phone the click still
 * arrives and hits the element that is now under the finger: a user who cancelled a dialog followed
 * a link below it. A late click is recognised by its timestamp: it is the touch's, so it is older
 * than the press.
 * @returns a function that stops it.
 */
export function keepOneClickPerTap(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let lift: TouchEnd | null = null;
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
