import type { Subject } from '../acceso/can';
import { listOfertas, type MisionPrecio, reachesMision } from '../misiones/venta.rules';
import { priceBetween } from '../rangos/priceBetween';

type Pagador = Pick<Subject, 'id_categoria' | 'permisoSys'>;

/** A mission that a pay buys, and its price for this person. */
export interface Compra<M> {
  readonly mision: M;
  readonly precio: number;
}

/** Whoever pays: what a pay buys of somebody in particular is picked later. */
const ANYBODY = { id_categoria: Number.POSITIVE_INFINITY, permisoSys: 1 } as const;

/**
 * What a pay is enough for, whoever pays it: of each category the highest mission that its person could be sold, in ladder order. One that
 * costs nothing is not bought.
 * @param precios the price list in ladder order.
 * @param actual id of the person's mission.
 * @param total what is left of the pay after the fine.
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

/** Of what a pay is enough for, the highest below who pays. */
export const pickCompra = <C extends { readonly categoria: number }>(
  compras: readonly C[],
  pagador: Pagador,
): C | undefined => compras.findLast((compra) => reachesMision(pagador, compra));

/**
 * The mission that a pay can buy: the highest of those that its person could be sold and that it is enough for. One that costs nothing is not bought.
 * @param precios the price list in ladder order.
 * @param actual id of the person's mission.
 * @param total what is left of the pay after the fine.
 * @param pagador who pays: the mission stays below them, as when it is sold.
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
