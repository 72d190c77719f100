import type { FilaTiempo } from './useFilas';

/**
 * The current row of a time that the user saw. If its senior or pause has changed or it was closed
 * meanwhile, returns the seen row, so that the server refuses the stale act.
 */
export function findAsSeen(filas: readonly FilaTiempo[], seen: FilaTiempo): FilaTiempo {
  const live = filas.find(({ tiempo }) => tiempo.id === seen.tiempo.id);
  return live && live.tiempo.alto === seen.tiempo.alto && live.tiempo.pausa === seen.tiempo.pausa
    ? live
    : seen;
}
