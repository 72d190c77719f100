import type { Subject } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { totalOf } from '@garita/domain/listapaga/pago';
import type { ActoEnLote } from '../lote/LoteProps';
import { mayPagar } from './actsOf';
import type { ActoListaPaga, ListaPagaFila } from './ListaPagaScreenProps';

const countPagas = (count: number): string => contar(count, 'paga', 'pagas');
const sumOf = (filas: readonly ListaPagaFila[], moneda: Moneda): string =>
  formatCredits(
    filas.reduce((sum, fila) => sum + totalOf(fila), 0),
    moneda,
  );

/** `Pagar 4 · 91c` */
export const labelPagar = (filas: readonly ListaPagaFila[], moneda: Moneda): string =>
  `Pagar ${filas.length} · ${sumOf(filas, moneda)}`;

export const actosListaPaga = (
  viewer: Subject,
  moneda: Moneda,
): readonly ActoEnLote<ListaPagaFila, ActoListaPaga>[] => [
  {
    id: 'pagar',
    label: (filas) => labelPagar(filas, moneda),
    may: (fila) => mayPagar(viewer, fila) && fila.pagado === 0,
    porque: () => 'Ya pagadas',
    pregunta: (filas) => ({
      title: `¿Marcar ${countPagas(filas.length)} como ${filas.length === 1 ? 'pagada' : 'pagadas'}?`,
      texto: (
        <p>
          Se entregan <strong>{sumOf(filas, moneda)}</strong>. Las multas que se descuentan quedan
          cobradas.
        </p>
      ),
      verbo: `Pagar ${filas.length}`,
    }),
    hecho: (count) => contar(count, 'paga entregada', 'pagas entregadas'),
    inverso: 'desmarcar',
  },
  {
    id: 'desmarcar',
    label: (filas) => `Desmarcar ${filas.length}`,
    may: (fila) => mayPagar(viewer, fila) && fila.pagado === 1,
    porque: () => 'Sin pagar todavía',
    pregunta: (filas) => ({
      title: `¿Quitar la marca a ${countPagas(filas.length)}?`,
      texto: <p>Volverán a estar por pagar, y las multas que cobraron, por cobrar.</p>,
      verbo: `Desmarcar ${filas.length}`,
    }),
    hecho: (count) => contar(count, 'paga por pagar otra vez', 'pagas por pagar otra vez'),
    inverso: 'pagar',
  },
];
