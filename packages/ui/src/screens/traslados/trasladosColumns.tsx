import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { Placa } from '../../components/Placa';
import { space } from '../../theme/tokens';
import { fechaColumn } from '../columns/fechaColumn';
import { personaColumn } from '../columns/personaColumn';
import type { Traslado } from './TrasladosScreenProps';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

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
    cell: ({ mision, id_categoria }) => (
      <Row>
        <Placa categoria={id_categoria} />
        <span>{mision}</span>
      </Row>
    ),
  },
  { id: 'agencia', header: 'Agencia', value: ({ agencia }) => agencia, kind: 'text', card: 'meta' },
  { id: 'alto', header: 'Encargado', value: ({ altoNombre }) => altoNombre, kind: 'text', card: 'meta' },
  fechaColumn,
];
