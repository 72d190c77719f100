import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';
import { avisosStore } from './avisosStore';
import { isCelebrable } from './celebracionesDe';
import { isConocido } from './isConocido';
import { notifySistema, type Sistema } from './notifySistema';
import { novedadesDe } from './novedadesDe';
import { tellAvisos } from './tellAvisos';

/** Tells of what has come since the last look: on the page to who looks at it, else by the system. @param last the newest at that look */
export async function tellNuevos(
  avisos: readonly Aviso[],
  last: number,
  sistema: Sistema,
): Promise<void> {
  const nuevos = novedadesDe(avisos, last).filter(isConocido);
  if (document.visibilityState === 'hidden') return notifySistema(nuevos, sistema);
  // In the panel they are seen as they come.
  if (avisosStore.getState().isOpen) return;
  // What is celebrated need not be told besides.
  const plain = nuevos.filter((aviso) => !isCelebrable(aviso));
  tellAvisos(plain, { onGo: sistema.onGo, onAll: () => avisosStore.patch({ isOpen: true }) });
}
