import type { FilaTiempo } from './useFilas';

/**
 * A session as it stands now, for as long as it is what somebody saw when they pressed its button. When another has paused it, changed its
 * senior or closed it meanwhile, it stays as it was seen: the server then refuses what was decided on the strength of it.
 */
export function findAsSeen(filas: readonly FilaTiempo[], seen: FilaTiempo): FilaTiempo {
  const live = filas.find(({ tiempo }) => tiempo.id === seen.tiempo.id);
  return live && live.tiempo.alto === seen.tiempo.alto && live.tiempo.pausa === seen.tiempo.pausa
    ? live
    : seen;
}
