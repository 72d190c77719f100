/** A finger that was lifted, and what has come of it. */
interface Lift {
  /** When, as its events are stamped: by the finger, however late the page comes to them. */
  readonly at: number;
  /** React Aria has pressed in the finger's name. */
  isPressed: boolean;
}

/** The mouse that browsers play after a tap, for pages that know no fingers. */
const PLAYED = ['mousedown', 'mouseup', 'click'] as const;
/** What is stamped later than this has nothing to do with the finger. */
const TAP_MS = 500;

/**
 * Has each tap press once. React Aria waits 80 ms for the click of a finger that was lifted and then presses by itself, as phones send none after a long press.
 * On a phone that is slow to answer the click comes all the same, and meets whatever the press has brought under the finger: who cancelled a dialog stood on
 * another screen, whose link lay below.
 * @returns what ends it.
 */
export function keepOneClickPerTap(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let lift: Lift | null = null;
  window.addEventListener('pointerdown', () => (lift = null), options);
  window.addEventListener('pointerup', ({ pointerType, timeStamp }) => (lift = pointerType === 'touch' ? { at: timeStamp, isPressed: false } : null), options);
  const hear = (event: MouseEvent) => {
    if (!lift) return;
    // A click by script, or by a key, counts no presses of a button.
    if (event.type === 'click' && event.detail === 0) lift.isPressed = true;
    else if (lift.isPressed && event.timeStamp - lift.at < TAP_MS) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of PLAYED) window.addEventListener(type, hear, options);
  return () => listening.abort();
}
