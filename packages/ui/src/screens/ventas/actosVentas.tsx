import { contar } from '@garita/domain/formato/contar';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import type { ActoEnLote } from '../lote/LoteProps';
import type { ActoVentas, Venta } from './VentasScreenProps';

const countVentas = (count: number): string => contar(count, 'venta', 'ventas');
const sumOf = (ventas: readonly Venta[], moneda: Moneda): string =>
  formatCredits(
    ventas.reduce((sum, { credito }) => sum + credito, 0),
    moneda,
  );

/**
 * The bulk acts: marking that the sellers have handed the sales' credits over to the agency, and
 * removing the mark.
 * @param canMark whether the viewer may mark a sale
 */
export const actosVentas = (
  canMark: (venta: Venta) => boolean,
  moneda: Moneda,
): readonly ActoEnLote<Venta, ActoVentas>[] => [
  {
    id: 'entregar',
    label: (ventas) => `Entregar ${ventas.length} · ${sumOf(ventas, moneda)}`,
    may: (venta) => venta.pagado === 0 && canMark(venta),
    porque: () => 'Ya entregadas',
    pregunta: (ventas) => ({
      title: `¿Marcar ${countVentas(ventas.length)} como ${ventas.length === 1 ? 'pagada' : 'pagadas'}?`,
      texto: (
        <p>
          Quienes vendieron han entregado <strong>{sumOf(ventas, moneda)}</strong> a la agencia.
        </p>
      ),
      verbo: `Entregar ${ventas.length}`,
    }),
    hecho: (count) => contar(count, 'venta entregada', 'ventas entregadas'),
    inverso: 'desmarcar',
  },
  {
    id: 'desmarcar',
    label: (ventas) => `Desmarcar ${ventas.length}`,
    may: (venta) => venta.pagado === 1 && canMark(venta),
    porque: () => 'Sin entregar todavía',
    pregunta: (ventas) => ({
      title: `¿Quitar la marca a ${countVentas(ventas.length)}?`,
      texto: <p>Volverán a estar por entregar.</p>,
      verbo: `Desmarcar ${ventas.length}`,
    }),
    hecho: (count) => contar(count, 'venta por entregar otra vez', 'ventas por entregar otra vez'),
    inverso: 'entregar',
  },
];
