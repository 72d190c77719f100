import type { Columna } from '../listas/columna';
import { isAviso } from './multa.rules';

interface Multa {
  readonly cobrado: 0 | 1;
  readonly creditos: number;
  readonly lista: 0 | 1;
}

export const COLUMNAS_MULTAS = {
  /** Collected by hand or by the pay list. The command shows only `sí`, `no` and `aviso`. */
  cobrado: {
    id: 'cobrado',
    header: 'Cobrado',
    value: (multa) => {
      if (multa.lista === 1) return 'Sí, en la paga';
      if (multa.cobrado === 1) return 'Sí';
      return isAviso(multa) ? 'Aviso' : 'No';
    },
    kind: 'text',
  } satisfies Columna<Multa>,
};
