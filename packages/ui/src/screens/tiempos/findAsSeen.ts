import type { FilaTiempo } from './useFilas';

/**
 * Returns the row that the user saw, if the time was closed or its senior or pause has changed. The
 * server then refuses the act.
 */
export function findAsSeen(filas: readonly FilaTiempo[], seen: FilaTiempo): FilaTiempo {
  const live = filas.find(({ tiempo }) => tiempo.id === seen.tiempo.id);
  return live && live.tiempo.alto === seen.tiempo.alto && live.tiempo.pausa === seen.tiempo.pausa
    ? live
    : seen;
}
