import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { isAviso } from '@garita/domain/multas/multa.rules';
import type { Multa } from './MultasScreenProps';

/**
 * Whether the viewer may collect or delete a fine: with `mul`, not their own, and not collected by
 * the pay list.
 */
export const mayChange = (
  viewer: Subject,
  { usuario, lista }: Pick<Multa, 'usuario' | 'lista'>,
): boolean => can(ACCESS.actionMulta, viewer) && usuario !== viewer.id && lista === 0;

/**
 * Whether the viewer may mark a fine. A warning has nothing to collect, but an accidental mark can
 * be undone.
 */
export const mayMark = (
  viewer: Subject,
  multa: Pick<Multa, 'usuario' | 'lista' | 'creditos' | 'cobrado'>,
): boolean => mayChange(viewer, multa) && (!isAviso(multa) || multa.cobrado === 1);
