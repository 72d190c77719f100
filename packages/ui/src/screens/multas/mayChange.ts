import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { isAviso } from '@garita/domain/multas/multa.rules';
import type { Multa } from './MultasScreenProps';

/** Whether the viewer may collect or delete a fine: with `mul`, not one's own, and not one that the pay list collected. */
export const mayChange = (
  viewer: Subject,
  { usuario, lista }: Pick<Multa, 'usuario' | 'lista'>,
): boolean => can(ACCESS.actionMulta, viewer) && usuario !== viewer.id && lista === 0;

/** Whether the viewer may say that a fine is collected: a warning has nothing to collect, only what was ticked by mistake can be taken back. */
export const mayMark = (
  viewer: Subject,
  multa: Pick<Multa, 'usuario' | 'lista' | 'creditos' | 'cobrado'>,
): boolean => mayChange(viewer, multa) && (!isAviso(multa) || multa.cobrado === 1);
