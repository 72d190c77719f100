import { isVigente } from '@garita/domain/despidos/despido';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable';
import { media } from '../../theme/tokens';
import { MotivoCell } from '../MotivoCell';
import { PersonaCell } from '../PersonaCell';
import type { Despido } from './DespidosScreenProps';

// Names break anywhere, so a long reason beside them would squeeze them to a few letters.
const Who = styled.div`
  ${media.wide} { min-width: 220px; }
`;

/** The columns of the dismissals (DES-01), and when each ended. */
export const despidosColumns: readonly Column<Despido>[] = [
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
  {
    id: 'motivo',
    header: 'Motivo',
    value: ({ motivo }) => motivo,
    kind: 'text',
    card: 'text',
    width: 360,
    cell: ({ motivo }) => <MotivoCell>{motivo}</MotivoCell>,
  },
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
  { id: 'encargado', header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, kind: 'text', card: 'meta' },
  { id: 'ingreso', header: 'Volvió', value: ({ ingreso }) => ingreso, kind: 'instant', card: 'meta' },
];

/** A dismissal that ended is history. */
export const toneDespido = (despido: Despido): 'muted' | undefined => (isVigente(despido) ? undefined : 'muted');
