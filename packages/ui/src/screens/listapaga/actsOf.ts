import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { pickCompra } from '@garita/domain/listapaga/mision';
import type { ListaPagaFila } from './ListaPagaScreenProps';

/** Whether the viewer may tick a row as paid, or untick it (LPG-19): one on the list that pays something and was not spent on a promotion. */
export const mayPagar = (viewer: Subject, { archivado, restar, ascenso }: ListaPagaFila): boolean =>
  can(ACCESS.pagar, viewer) && archivado === 0 && restar !== 2 && ascenso === null;

/** The mission that the viewer may spend a row's pay on, and its price; undefined where there is none, and where they may not. */
export const compraOf = (
  viewer: Subject,
  { usuario, categoria, archivado, compras }: ListaPagaFila,
): ListaPagaFila['compras'][number] | undefined =>
  can(ACCESS.ascensoPaga, viewer, { target: { id: usuario, id_categoria: categoria } }) &&
  archivado === 0
    ? pickCompra(compras, viewer)
    : undefined;
