import { CREDITOS, type Moneda } from './moneda';

let actual: Moneda = CREDITOS;

/**
 * What the agency of this page, or of this run of the command, calls its money: said once its settings are known. The server never says it, since
 * a setting of its process would be of all agencies that its tests open at once; it hands the money over with each text.
 */
export function setMoneda(moneda: Moneda): void {
  actual = moneda;
}

/** What it calls it; credits until it was said. */
export const getMoneda = (): Moneda => actual;
