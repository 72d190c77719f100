import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

/** After so long a finger that rests on a row means it. Milliseconds. */
const LONG_MS = 500;
/** Beyond so many pixels it scrolls. */
const SLOP = 10;

interface LongPressHandlers {
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
  readonly onContextMenu: (event: SyntheticEvent) => void;
}

/**
 * For what stands around the cards of a list: tells in which of them a finger rests. Letting go then presses nothing.
 * @param onLong hears the place of its row (`data-index`)
 */
export function createLongPress(onLong: (index: number) => void): LongPressHandlers {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [x, y] = [0, 0];
  let isLong = false;
  const end = () => clearTimeout(timer);
  return {
    onPointerDownCapture({ pointerType, target, clientX, clientY }) {
      end();
      isLong = false;
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      if (pointerType !== 'touch' || !row) return;
      [x, y] = [clientX, clientY];
      timer = setTimeout(() => {
        isLong = true;
        onLong(Number(row.dataset.index));
      }, LONG_MS);
    },
    onPointerMove: ({ clientX, clientY }) => Math.hypot(clientX - x, clientY - y) > SLOP && end(),
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event) {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own answer to a finger that rests.
    onContextMenu: (event) => isLong && event.preventDefault(),
  };
}
