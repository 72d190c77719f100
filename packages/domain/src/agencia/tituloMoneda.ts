import { upperFirst } from '../formato/upperFirst';
import type { Moneda } from './moneda';
import { getMoneda } from './monedaActual';

/** The currency as a column header or a label: `Créditos`. */
export const tituloMoneda = ({ plural }: Moneda = getMoneda()): string => upperFirst(plural);
