import type { Column } from '../../components/DataTable/column';
import { encargadoOf } from '../columns/encargadoColumn';
import { fechaColumn } from '../columns/fechaColumn';
import { personaColumn } from '../columns/personaColumn';
import { PlacaCell } from '../PlacaCell';
import type { Traslado } from './TrasladosScreenProps';

/** The columns of the history (TRA-01, TRA-03). */
export const trasladosColumns: readonly Column<Traslado>[] = [
  personaColumn(({ usuarioNombre }) => usuarioNombre),
  {
    id: 'mision',
    header: 'Rango',
    value: ({ mision }) => mision,
    kind: 'text',
    card: 'main',
    width: 220,
    cell: ({ mision, id_categoria }) => <PlacaCell categoria={id_categoria}>{mision}</PlacaCell>,
  },
  { id: 'agencia', header: 'Agencia', value: ({ agencia }) => agencia, kind: 'text', card: 'meta' },
  encargadoOf(({ altoNombre }) => altoNombre),
  fechaColumn,
];
