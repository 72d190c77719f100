import { type KeyboardEvent, type RefObject, useState } from 'react';

interface Place {
  readonly fila: number;
  readonly columna: number;
}

const MOVES: Readonly<Record<string, readonly [filas: number, columnas: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-5, 0],
  PageDown: [5, 0],
};

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** The cell that a key moves the focus to; null for a key that does not move the focus. */
function follow(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { fila, columna }: Place,
  filas: number,
  columnas: number,
): Place | null {
  const isFar = ctrlKey || metaKey;
  if (key === 'Home') return { fila: isFar ? 0 : fila, columna: 0 };
  if (key === 'End') return { fila: isFar ? filas - 1 : fila, columna: columnas - 1 };
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  return move
    ? { fila: within(fila + move[0], filas), columna: within(columna + move[1], columnas) }
    : null;
}

export interface GridKeys {
  onKeyDown: (event: KeyboardEvent) => void;
  /** Props for the focusable element of a cell. */
  place: (
    fila: number,
    columna: number,
  ) => { 'data-lugar': string; tabIndex: 0 | -1; onFocus: () => void };
}

/** Roving tabindex of a grid: arrows, Home, End and the page keys move the focus. */
export function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  filas: number,
  columnas: number,
): GridKeys {
  const [at, setAt] = useState<Place>({ fila: 0, columna: 0 });
  return {
    onKeyDown: (event) => {
      const next = follow(event, at, filas, columnas);
      if (!next) return;
      event.preventDefault();
      grid.current
        ?.querySelector<HTMLElement>(`[data-lugar="${next.fila}.${next.columna}"]`)
        ?.focus();
    },
    place: (fila, columna) => ({
      'data-lugar': `${fila}.${columna}`,
      tabIndex: at.fila === fila && at.columna === columna ? 0 : -1,
      onFocus: () => setAt({ fila, columna }),
    }),
  };
}
