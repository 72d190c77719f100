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
 * In the hands of the test runner there is no mouse, but Chromium makes one up in the corner of the window and tells whatever comes to lie under it: that
 * would end what a play points at. The events of plays are made by scripts, and go on.
 */
export function withoutMouse(): void {
  for (const type of MOVES)
    window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), {
      capture: true,
    });
}
