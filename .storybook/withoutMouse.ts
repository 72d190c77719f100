const MOVES = [
  'pointerover',
  'pointerout',
  'pointerenter',
  'pointerleave',
  'pointermove',
  'mouseover',
  'mouseout',
  'mouseenter',
  'mouseleave',
  'mousemove',
];

/**
 * Stops real mouse events: Chromium's emulated mouse in the corner would end a hover that a play
 * simulates. The play's synthetic events are not stopped.
 */
export function withoutMouse(): void {
  for (const type of MOVES)
    window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), {
      capture: true,
    });
}
