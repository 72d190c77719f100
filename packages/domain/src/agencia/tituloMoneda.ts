import { upperFirst } from '../formato/upperFirst';
import type { Moneda } from './moneda';
import { getMoneda } from './monedaActual';

/** The money as the head of a column or the label of a field: `Créditos`. */
export const tituloMoneda = ({ plural }: Moneda = getMoneda()): string => upperFirst(plural);
