import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { OP_NOMBRE } from '@garita/domain/nombres/solicitud';
import type { SolicitudNombre } from './CambioNombreScreenProps';

/** Whether the viewer may answer a request: its author must be of a lower category. */
export const mayAnswer = (viewer: Subject, { usuario, id_categoria }: SolicitudNombre): boolean =>
  can(ACCESS.actionNombre, viewer, {
    values: { op: OP_NOMBRE.aceptar },
    target: { id: usuario, id_categoria },
  });
