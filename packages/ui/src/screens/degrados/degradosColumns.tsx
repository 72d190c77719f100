import type { Column } from '../../components/DataTable/column';
import { encargadoColumn } from '../columns/encargadoColumn';
import { fechaColumn } from '../columns/fechaColumn';
import { motivoColumn } from '../columns/motivoColumn';
import { usuarioColumn } from '../columns/usuarioColumn';
import type { Degrado } from './DegradosScreenProps';

/** The columns of the demotions (DEG-01, DEG-02), with the mission of before. */
export const degradosColumns: readonly Column<Degrado>[] = [
  usuarioColumn,
  {
    id: 'rango_anterior',
    header: 'Tenía',
    value: ({ rango_anterior }) => rango_anterior,
    kind: 'text',
    card: 'meta',
  },
  {
    id: 'rango_degrado',
    header: 'Pasó a',
    value: ({ rango_degrado }) => rango_degrado,
    kind: 'text',
    card: 'meta',
  },
  motivoColumn,
  encargadoColumn,
  fechaColumn,
];
