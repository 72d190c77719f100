import type { Columna } from '../listas/columna';
import { columnOf } from '../listas/columnOf';
import { totalOf } from './pago';

interface Fila {
  readonly monto: number;
  readonly multa: number;
  readonly restar: number;
}

export const COLUMNAS_LISTA_PAGA = {
  paga: columnOf('paga', 'Paga'),
  multa: columnOf('multa', 'Multa', 'number'),
  /** The credits that a row adds to the total; null if it is excluded. */
  total: {
    id: 'total',
    header: 'Total',
    value: (fila) => (fila.restar === 2 ? null : totalOf(fila)),
    kind: 'number',
  } satisfies Columna<Fila>,
};
