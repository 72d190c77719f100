/**
 * A transfer's price with a discount code, in whole credits, halves rounded up (TRA-12).
 * @param precio credits of the granted mission.
 * @param porciento 1 to 100; 0 = no discount.
 */
export const priceWithDescuento = (precio: number, porciento: number): number =>
  Math.round((precio * (100 - porciento)) / 100);
