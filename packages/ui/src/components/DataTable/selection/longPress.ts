import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

/** Duration of a long press, in milliseconds. */
const LONG_MS = 500;
/** Movement in pixels that makes a press a scroll. */
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
 * The event handlers of a container of cards that detect a long press. Releasing after a long press
 * causes no click.
 * @param onLong called with the row's index (`data-index`)
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
    // Suppresses the browser's own long press menu.
    onContextMenu: (event) => isLong && event.preventDefault(),
  };
}
