import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_MISIONES } from '@garita/domain/misiones/columnas';
import type { Column } from '../../components/DataTable/column';
import { compradorColumn } from '../columns/compradorColumn';
import { encargadoColumn } from '../columns/encargadoColumn';
import type { MisionVendida } from './MisionesScreenProps';

export const misionesColumns = (moneda: Moneda): readonly Column<MisionVendida>[] => [
  compradorColumn,
  {
    ...COLUMNAS_MISIONES.anterior,
    line: (venta) =>
      [COLUMNAS_MISIONES.anterior, COLUMNAS_MISIONES.mision]
        .map(({ value }) => value(venta))
        .filter(Boolean)
        .join(' → '),
  },
  COLUMNAS_MISIONES.mision,
  {
    id: 'creditos',
    header: tituloMoneda(moneda),
    value: ({ creditos }) => creditos,
    kind: 'credits',
    card: 'main',
  },
  encargadoColumn,
  FECHA,
];
