import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { isAbierto } from '@garita/domain/fichajes/fichaje';
import type { FichajeRegistrado } from './RegistrosScreenProps';

/** Whether the viewer may take minutes off a record: a closed one that counts some, of somebody below. */
export const mayRestar = (viewer: Subject, fichaje: FichajeRegistrado): boolean =>
  !isAbierto(fichaje) &&
  fichaje.min > 0 &&
  can(ACCESS.actionFichar, viewer, { values: { op: OP_FICHAJE.restar5 }, target: { id: fichaje.usuario, id_categoria: fichaje.id_categoria } });
