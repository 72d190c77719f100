import type { Moneda } from '@garita/domain/formato/moneda';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';

/**
 * The columns of periods. A closed period has the totals stored at its closing; the open period has
 * only the number of its entries.
 */
export const cierreColumns = (
  moneda: Moneda,
): readonly Column<
  Readonly<Record<'personas' | 'anotaciones' | 'pagas' | 'monto', number | null>>
>[] => [
  { header: 'Personas', value: ({ personas }) => personas, kind: 'number' },
  { header: 'Anotaciones', value: ({ anotaciones }) => anotaciones, kind: 'number' },
  { header: 'Pagas', value: ({ pagas }) => pagas, kind: 'number' },
  creditsColumn(moneda, ({ monto }) => monto),
];
