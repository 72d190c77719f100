import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import { COLUMNAS_MISIONES } from '@garita/domain/misiones/columnas';
import type { Column } from '../../components/DataTable/column';
import { compradorColumn } from '../columns/compradorColumn';
import { encargadoColumn } from '../columns/encargadoColumn';
import { fechaColumn } from '../columns/fechaColumn';
import type { MisionVendida } from './MisionesScreenProps';

export const misionesColumns: readonly Column<MisionVendida>[] = [
  compradorColumn,
  { ...COLUMNAS_MISIONES.anterior, card: 'meta' },
  { ...COLUMNAS_MISIONES.mision, card: 'meta' },
  {
    id: 'creditos',
    get header() {
      return tituloMoneda();
    },
    value: ({ creditos }) => creditos,
    kind: 'credits',
    card: 'main',
  },
  encargadoColumn,
  fechaColumn,
];
