import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { isEnEspera } from '@garita/domain/ausencias/ausencia';
import type { Ausencia } from './AusenciasScreenProps';

/** Whether the viewer may answer an absence: one that waits, of somebody below. */
export const mayDecide = (viewer: Subject, ausencia: Ausencia): boolean =>
  isEnEspera(ausencia) && can(ACCESS.ausenciaAction, viewer, { target: { id: ausencia.usuario, id_categoria: ausencia.id_categoria } });
