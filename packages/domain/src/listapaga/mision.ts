import type { Subject } from '../acceso/can';
import { listOfertas, type MisionPrecio } from '../misiones/venta.rules';
import { priceBetween } from '../rangos/priceBetween';

/** A mission that a pay buys, and its price for this person. */
export interface Compra<M> {
  readonly mision: M;
  readonly precio: number;
}

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
  pagador: Pick<Subject, 'id_categoria' | 'permisoSys'>,
): Compra<M> | null {
  const own = precios.find(({ id }) => id === actual);
  if (!own) return null;
  const compras = listOfertas(precios, actual, pagador).map((mision) => ({ mision, precio: priceBetween(own, mision) }));
  return compras.findLast(({ precio }) => precio > 0 && precio <= total) ?? null;
}
