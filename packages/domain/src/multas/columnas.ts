import type { Columna } from '../listas/columna';
import { isAviso } from './multa.rules';

interface Multa {
  readonly cobrado: 0 | 1;
  readonly creditos: number;
  readonly lista: 0 | 1;
}

/** The columns of the fines beside those that many lists have. */
export const COLUMNAS_MULTAS = {
  /** Whether it was collected, by hand or by the pay list; a warning is neither. The command says no more than `sí`, `no` and `aviso`, to filter by. */
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
