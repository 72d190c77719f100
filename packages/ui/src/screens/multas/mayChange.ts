import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import type { Multa } from './MultasScreenProps';

/** Whether the viewer may collect or delete a fine: with `mul`, not one's own, and not one that the pay list collected. */
export const mayChange = (viewer: Subject, { usuario, lista }: Pick<Multa, 'usuario' | 'lista'>): boolean =>
  can(ACCESS.actionMulta, viewer) && usuario !== viewer.id && lista === 0;
