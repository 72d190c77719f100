import type { Subject } from '../acceso/can';
import { listOfertas, type MisionPrecio, reachesMision } from '../misiones/venta.rules';
import { priceBetween } from '../rangos/priceBetween';

type Pagador = Pick<Subject, 'id_categoria' | 'permisoSys'>;

/** `precio` is the price for this person. */
export interface Compra<M> {
  readonly mision: M;
  readonly precio: number;
}

/** A payer without limits; `pickCompra` applies the real payer's limits later. */
const ANYBODY = { id_categoria: Number.POSITIVE_INFINITY, permisoSys: 1 } as const;

/**
 * The purchases for any payer: of each category the highest mission that could be sold to the
 * person, in ladder order. Free missions are not bought. `actual` is the id of the person's
 * mission, `total` the pay minus fines.
 */
export function listCompras<M extends MisionPrecio>(
  precios: readonly M[],
  actual: number,
  total: number,
): Compra<M>[] {
  const own = precios.find(({ id }) => id === actual);
  if (!own) return [];
  const compras = listOfertas(precios, actual, ANYBODY).map((mision) => ({
    mision,
    precio: priceBetween(own, mision),
  }));
  const affordable = compras.filter(({ precio }) => precio > 0 && precio <= total);
  return [...new Map(affordable.map((compra) => [compra.mision.categoria, compra])).values()];
}

/** The highest purchase that ranks below the payer. */
export const pickCompra = <C extends { readonly categoria: number }>(
  compras: readonly C[],
  pagador: Pagador,
): C | undefined => compras.findLast((compra) => reachesMision(pagador, compra));

/**
 * The highest mission that could be sold to the person and that the pay covers; free missions are
 * not bought. Parameters as in `listCompras`; the mission ranks below the payer, as in a sale.
 */
export function findCompra<M extends MisionPrecio>(
  precios: readonly M[],
  actual: number,
  total: number,
  pagador: Pagador,
): Compra<M> | null {
  const compras = listCompras(precios, actual, total).map((compra) => ({
    ...compra,
    categoria: compra.mision.categoria,
  }));
  return pickCompra(compras, pagador) ?? null;
}
