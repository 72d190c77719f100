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

/** Chromium's emulated mouse in the corner would end a play's hover; synthetic events pass. */
export function withoutMouse(): void {
  for (const type of MOVES)
    window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), {
      capture: true,
    });
}
