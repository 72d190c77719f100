import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';
import type { Portal } from '../portal/PortalContext';
import { isCelebrable } from './celebracionesDe';
import { createAvisosStore } from './createAvisosStore';
import { createAvisosToast } from './createAvisosToast';
import { isConocido } from './isConocido';
import { notifySistema, type Sistema } from './notifySistema';
import { novedadesDe } from './novedadesDe';

/** @param last the newest id already seen */
export async function tellNuevos(
  avisos: readonly Aviso[],
  last: number,
  { portal, ...sistema }: Sistema & { readonly portal: Portal },
): Promise<void> {
  const store = portal.one(createAvisosStore);
  const nuevos = novedadesDe(avisos, last).filter(isConocido);
  if (document.visibilityState === 'hidden') return notifySistema(portal, nuevos, sistema);
  // The open panel shows the notices already.
  if (store.getState().isOpen) return;
  // Celebrations are shown by their own dialog.
  const plain = nuevos.filter((aviso) => !isCelebrable(aviso));
  portal.one(createAvisosToast).tell(plain, {
    moneda: sistema.moneda,
    onGo: sistema.onGo,
    onAll: () => store.patch({ isOpen: true }),
  });
}
