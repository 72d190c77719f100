import type { FilaTiempo } from './useFilas';

/**
 * Returns the current row of a time. If the time was closed, or its senior or pause has changed, it
 * returns the row that the user saw, so that the server refuses the act.
 */
export function findAsSeen(filas: readonly FilaTiempo[], seen: FilaTiempo): FilaTiempo {
  const live = filas.find(({ tiempo }) => tiempo.id === seen.tiempo.id);
  return live && live.tiempo.alto === seen.tiempo.alto && live.tiempo.pausa === seen.tiempo.pausa
    ? live
    : seen;
}
