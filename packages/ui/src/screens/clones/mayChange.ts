import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import type { Clon } from './ClonesScreenProps';

/** Whether the viewer may change the allowed list (CLO-07). */
export const mayAllow = (viewer: Subject): boolean => can(ACCESS.actionWhite, viewer);

/**
 * Whether the viewer may readmit a dismissed person: they need `mayAllow`, and the person must be
 * of a lower category (CLO-08).
 */
export const mayReadmit = (viewer: Subject, { id, id_categoria, despedido }: Clon): boolean =>
  despedido === 1 &&
  mayAllow(viewer) &&
  can(ACCESS.ingresar, viewer, { target: { id, id_categoria } });
