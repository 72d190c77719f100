import type { Moneda } from './moneda';
import { upperFirst } from './upperFirst';

/** The currency as a column header or a label: `Créditos`. */
export const tituloMoneda = ({ plural }: Moneda): string => upperFirst(plural);
