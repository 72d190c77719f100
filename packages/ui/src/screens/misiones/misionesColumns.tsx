import type { Column } from '../../components/DataTable';
import { CompradorCell } from '../CompradorCell';
import type { MisionVendida } from './MisionesScreenProps';

/** The columns of the missions sold (MIS-01, MIS-03). */
export const misionesColumns: readonly Column<MisionVendida>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuarioNombre }) => usuarioNombre,
    kind: 'text',
    card: 'main',
    width: 260,
    cell: ({ usuarioNombre }) => <CompradorCell usuario={usuarioNombre} />,
  },
  { id: 'anterior', header: 'Misión anterior', value: ({ anterior }) => anterior, kind: 'text', card: 'meta' },
  { id: 'mision', header: 'Misión', value: ({ mision }) => mision, kind: 'text', card: 'meta' },
  { id: 'creditos', header: 'Créditos', value: ({ creditos }) => creditos, kind: 'credits', card: 'main' },
  { id: 'encargado', header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, kind: 'text', card: 'meta' },
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
];
