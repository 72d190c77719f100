import { contar } from '../formato/contar';
import { formatCredits } from '../formato/credits';
import type { Moneda } from '../formato/moneda';
import { type Cuadro, toPartes } from '../listas/panorama';
import { type FilaPago, sumLista } from './pago';

interface Fila extends FilaPago {
  readonly pagado: 0 | 1;
}

/** Counts unpaid rows, paid rows and excluded rows. */
export function panoramaLista(filas: readonly Fila[], moneda: Moneda): Cuadro | null {
  const cuentan = filas.filter(({ restar }) => restar !== 2);
  const [abiertas = [], pagadas = []] = [0, 1].map((one) =>
    cuentan.filter(({ pagado }) => pagado === one),
  );
  const fuera = filas.length - cuentan.length;
  const texto = (some: readonly Fila[], one: string, many: string) =>
    `${contar(some.length, one, many)}, ${formatCredits(sumLista(some).monto, moneda)}`;
  return toPartes([
    { texto: texto(pagadas, 'pagada', 'pagadas'), valor: pagadas.length, tono: 'hecho' },
    { texto: texto(abiertas, 'por pagar', 'por pagar'), valor: abiertas.length, tono: 'pendiente' },
    { texto: contar(fuera, 'fuera', 'fuera'), valor: fuera, tono: 'resto' },
  ]);
}
