import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { isAviso } from '@garita/domain/multas/multa.rules';
import type { Multa } from './MultasScreenProps';

/**
 * Whether the viewer may collect or delete a fine. The viewer needs the permission mul, the fine is
 * not the viewer's own, and the pay list has not collected it.
 */
export const mayChange = (
  viewer: Subject,
  { usuario, lista }: Pick<Multa, 'usuario' | 'lista'>,
): boolean => can(ACCESS.actionMulta, viewer) && usuario !== viewer.id && lista === 0;

/**
 * Whether the viewer may mark a fine as collected or not. A warning has nothing to collect, so the
 * viewer may only remove a mark from it.
 */
export const mayMark = (
  viewer: Subject,
  multa: Pick<Multa, 'usuario' | 'lista' | 'creditos' | 'cobrado'>,
): boolean => mayChange(viewer, multa) && (!isAviso(multa) || multa.cobrado === 1);
