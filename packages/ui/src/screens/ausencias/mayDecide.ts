import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { isEnEspera, isVigente } from '@garita/domain/ausencias/ausencia';
import type { Ausencia } from './AusenciasScreenProps';

/** Whether the viewer may answer an absence: it is pending, and its author's category is lower. */
export const mayDecide = (viewer: Subject, ausencia: Ausencia): boolean =>
  isEnEspera(ausencia) &&
  can(ACCESS.ausenciaAction, viewer, {
    target: { id: ausencia.usuario, id_categoria: ausencia.id_categoria },
  });

/**
 * Whether the viewer may end another person's accepted absence; `MiAusencia` ends the viewer's own.
 * @param hoy today in the agency's zone
 */
export const mayEnd = (viewer: Subject, ausencia: Ausencia, hoy: string): boolean =>
  isVigente(ausencia, hoy) &&
  ausencia.usuario !== viewer.id &&
  can(ACCESS.terminarAusencia, viewer, {
    target: { id: ausencia.usuario, id_categoria: ausencia.id_categoria },
  });
