import { isActivo } from '@garita/domain/empleadomes/empleadoMes';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import type { Column } from '../../components/DataTable';
import { space } from '../../theme/tokens';
import type { Empleado } from './EmpleadoMesScreenProps';

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  font-weight: 700;
  span:last-child { min-width: 0; overflow-wrap: anywhere; }
`;

/** The columns of the history (EPM-03, EPM-04). */
export const empleadosColumns: readonly Column<Empleado>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuarioNombre }) => usuarioNombre,
    kind: 'text',
    card: 'main',
    width: 260,
    cell: ({ usuarioNombre }) => (
      <Person>
        <Avatar usuario={usuarioNombre} />
        <span translate="no">{usuarioNombre}</span>
      </Person>
    ),
  },
  { id: 'fecha', header: 'Desde', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
  { id: 'hasta', header: 'Hasta', value: ({ hasta }) => hasta, kind: 'instant', card: 'meta' },
  { id: 'encargado', header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, kind: 'text', card: 'meta' },
  {
    id: 'estado',
    header: 'Estado',
    value: (empleado) => (isActivo(empleado) ? 'Activo' : 'Retirado'),
    kind: 'state',
    card: 'main',
    tone: (empleado) => (isActivo(empleado) ? 'success' : 'neutral'),
  },
];
