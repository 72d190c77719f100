import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import type { ListaPagaFila } from './ListaPagaScreenProps';

/** Whether the viewer may tick a row as paid, or untick it (LPG-19): one on the list that pays something and was not spent on a promotion. */
export const mayPagar = (viewer: Subject, { archivado, restar, ascenso }: ListaPagaFila): boolean =>
  can(ACCESS.pagar, viewer) && archivado === 0 && restar !== 2 && ascenso === null;

/** Whether the viewer may spend a row's pay on a promotion of its person. */
export const mayAscender = (viewer: Subject, { usuario, categoria, archivado, restar, pagado }: ListaPagaFila): boolean =>
  can(ACCESS.ascensoPaga, viewer, { target: { id: usuario, id_categoria: categoria } }) && archivado === 0 && restar !== 2 && pagado === 0;
