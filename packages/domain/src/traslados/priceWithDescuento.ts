/** Whole credits, halves rounded up (TRA-12). `porciento` is 1 to 100; 0 = no discount. */
export const priceWithDescuento = (precio: number, porciento: number): number =>
  Math.round((precio * (100 - porciento)) / 100);
