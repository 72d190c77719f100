interface TouchEnd {
  readonly target: EventTarget | null;
  /** The `timeStamp` of the click that React Aria simulated for this touch; null until then. */
  pressedAt: number | null;
}

/** The mouse events that browsers emulate after a touch. */
const PLAYED = ['mousedown', 'mouseup', 'click'] as const;

/**
 * Whether an event is React Aria's simulated click for a touch: it has detail 0, and its target is
 * the touched button or an ancestor.
 */
const isFor = ({ target }: TouchEnd, { type, detail, target: clicked }: MouseEvent): boolean =>
  type === 'click' &&
  detail === 0 &&
  clicked instanceof Node &&
  target instanceof Node &&
  clicked.contains(target);

/**
 * Makes each tap press once. When a touch ends, React Aria waits 80 ms for the click and then
 * simulates it, since phones send no click after a long press. On a slow phone the real click
 * arrives later, and hits the element that is now under the finger: a user who cancelled a dialog
 * followed a link below it. The late click has the timestamp of the touch, so its timestamp is
 * older than the simulated click's.
 * @returns a function that removes the listeners
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
