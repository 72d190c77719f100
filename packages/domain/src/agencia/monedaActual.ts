import { CREDITOS, type Moneda } from './moneda';

let actual: Moneda = CREDITOS;

/**
 * Sets the currency of this page or this run of the command, once the settings are known. The
 * server never calls it: its tests open several agencies in one process, so it passes the currency
 * with each text.
 */
export function setMoneda(moneda: Moneda): void {
  actual = moneda;
}

/** The currency that was set; credits by default. */
export const getMoneda = (): Moneda => actual;
