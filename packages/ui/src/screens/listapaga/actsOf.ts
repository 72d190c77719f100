import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { pickCompra } from '@garita/domain/listapaga/mision';
import type { ListaPagaFila } from './ListaPagaScreenProps';

/** Whether the row gets no pay, for a reason of the domain's `findExclusion`. */
export const isFuera = ({ restar }: Pick<ListaPagaFila, 'restar'>): boolean => restar === 2;

/**
 * Whether the viewer may change a row's paid state (LPG-19): the row is not archived or excluded,
 * and has bought no promotion.
 */
export const mayPagar = (viewer: Subject, fila: ListaPagaFila): boolean =>
  can(ACCESS.pagar, viewer) && fila.archivado === 0 && !isFuera(fila) && fila.ascenso === null;

/**
 * The mission that the viewer may buy with a row's pay, and its price; undefined if there is no
 * such mission or the viewer may not buy it.
 */
export const compraOf = (
  viewer: Subject,
  { usuario, categoria, archivado, compras }: ListaPagaFila,
): ListaPagaFila['compras'][number] | undefined =>
  can(ACCESS.ascensoPaga, viewer, { target: { id: usuario, id_categoria: categoria } }) &&
  archivado === 0
    ? pickCompra(compras, viewer)
    : undefined;
