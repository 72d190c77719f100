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
 * Under the test runner Chromium emulates a mouse in the corner and sends events to elements below
 * it, which would end a hover of a play. The plays' own events are synthetic and pass.
 */
export function withoutMouse(): void {
  for (const type of MOVES)
    window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), {
      capture: true,
    });
}
