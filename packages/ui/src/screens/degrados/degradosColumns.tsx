import styled from 'styled-components';
import type { Column } from '../../components/DataTable';
import { media } from '../../theme/tokens';
import { MotivoCell } from '../MotivoCell';
import { PersonaCell } from '../PersonaCell';
import type { Degrado } from './DegradosScreenProps';

// Names break anywhere, so a long reason beside them would squeeze them to a few letters.
const Who = styled.div`
  ${media.wide} { min-width: 220px; }
`;

/** The columns of the demotions (DEG-01, DEG-02), with the mission of before. */
export const degradosColumns: readonly Column<Degrado>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuarioNombre }) => usuarioNombre,
    kind: 'text',
    card: 'main',
    width: 280,
    cell: ({ usuarioNombre, id_categoria }) => (
      <Who>
        <PersonaCell usuario={usuarioNombre} categoria={id_categoria} />
      </Who>
    ),
  },
  { id: 'rango_anterior', header: 'Tenía', value: ({ rango_anterior }) => rango_anterior, kind: 'text', card: 'meta' },
  { id: 'rango_degrado', header: 'Pasó a', value: ({ rango_degrado }) => rango_degrado, kind: 'text', card: 'meta' },
  {
    id: 'motivo',
    header: 'Motivo',
    value: ({ motivo }) => motivo,
    kind: 'text',
    card: 'text',
    width: 360,
    cell: ({ motivo }) => <MotivoCell>{motivo}</MotivoCell>,
  },
  { id: 'encargado', header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, kind: 'text', card: 'meta' },
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
];
