import type { Moneda } from '@garita/domain/formato/moneda';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import type { Periodo } from '../../services/nomina/periodos';

/** The totals that the closing of a period stored; empty for the open period except its entries. */
export const cierreColumns = (
  moneda: Moneda,
): readonly Column<Pick<Periodo, 'personas' | 'anotaciones' | 'pagas' | 'monto'>>[] => [
  { header: 'Personas', value: ({ personas }) => personas, kind: 'number' },
  { header: 'Anotaciones', value: ({ anotaciones }) => anotaciones, kind: 'number' },
  { header: 'Pagas', value: ({ pagas }) => pagas, kind: 'number' },
  creditsColumn(moneda, ({ monto }) => monto),
];
