import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { descontadoOf, isAbierto } from '@garita/domain/fichajes/fichaje';
import type { FichajeRegistrado } from './RegistrosScreenProps';

/** Whether the viewer may take minutes off a record or give them back: a closed one that has some, of somebody below. */
export const mayCorregir = (viewer: Subject, fichaje: FichajeRegistrado): boolean =>
  !isAbierto(fichaje) &&
  fichaje.min + descontadoOf(fichaje) > 0 &&
  can(ACCESS.actionFichar, viewer, {
    values: { op: OP_FICHAJE.corregir },
    target: { id: fichaje.usuario, id_categoria: fichaje.id_categoria },
  });
