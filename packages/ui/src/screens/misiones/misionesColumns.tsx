import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import type { Column } from '../../components/DataTable/column';
import { compradorColumn } from '../columns/compradorColumn';
import { encargadoColumn } from '../columns/encargadoColumn';
import { fechaColumn } from '../columns/fechaColumn';
import type { MisionVendida } from './MisionesScreenProps';

/** The columns of the missions sold (MIS-01, MIS-03). */
export const misionesColumns: readonly Column<MisionVendida>[] = [
  compradorColumn,
  {
    id: 'anterior',
    header: 'Misión anterior',
    value: ({ anterior }) => anterior,
    kind: 'text',
    card: 'meta',
  },
  { id: 'mision', header: 'Misión', value: ({ mision }) => mision, kind: 'text', card: 'meta' },
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
