import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';
import type { Portal } from '../portal/PortalContext';
import { isCelebrable } from './celebracionesDe';
import { createAvisosStore } from './createAvisosStore';
import { createAvisosToast } from './createAvisosToast';
import { isConocido } from './isConocido';
import { notifySistema, type Sistema } from './notifySistema';
import { novedadesDe } from './novedadesDe';

/** Tells of what has come since the last look: on the page to who looks at it, else by the system. @param last the newest at that look */
export async function tellNuevos(
  avisos: readonly Aviso[],
  last: number,
  { portal, ...sistema }: Sistema & { readonly portal: Portal },
): Promise<void> {
  const store = portal.one(createAvisosStore);
  const nuevos = novedadesDe(avisos, last).filter(isConocido);
  if (document.visibilityState === 'hidden') return notifySistema(portal, nuevos, sistema);
  // In the panel they are seen as they come.
  if (store.getState().isOpen) return;
  // What is celebrated need not be told besides.
  const plain = nuevos.filter((aviso) => !isCelebrable(aviso));
  portal.one(createAvisosToast).tell(plain, {
    onGo: sistema.onGo,
    onAll: () => store.patch({ isOpen: true }),
  });
}
