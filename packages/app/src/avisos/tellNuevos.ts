import type { Aviso } from '@garita/ui/screens/avisos/AvisosProps';
import type { Portal } from '../portal/PortalContext';
import { isCelebrable } from './celebracionesDe';
import { createAvisosStore } from './createAvisosStore';
import { createAvisosToast } from './createAvisosToast';
import { isConocido } from './isConocido';
import { notifySistema, type Sistema } from './notifySistema';
import { novedadesDe } from './novedadesDe';

/**
 * Announces new notices by a toast and a system notification. @param last the newest id already
 * seen
 */
export async function tellNuevos(
  avisos: readonly Aviso[],
  last: number,
  { portal, ...sistema }: Sistema & { readonly portal: Portal },
): Promise<void> {
  const store = portal.one(createAvisosStore);
  const nuevos = novedadesDe(avisos, last).filter(isConocido);
  if (document.visibilityState === 'hidden') return notifySistema(portal, nuevos, sistema);
  // An open panel shows the new notices itself.
  if (store.getState().isOpen) return;
  // Celebrations are shown in a dialog, not in a toast.
  const plain = nuevos.filter((aviso) => !isCelebrable(aviso));
  portal.one(createAvisosToast).tell(plain, {
    moneda: sistema.moneda,
    onGo: sistema.onGo,
    onAll: () => store.patch({ isOpen: true }),
  });
}
