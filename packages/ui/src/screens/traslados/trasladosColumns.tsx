import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import type { Column } from '../../components/DataTable';
import { Placa } from '../../components/Placa';
import { space } from '../../theme/tokens';
import type { Traslado } from './TrasladosScreenProps';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  > span:not([aria-hidden]) { min-width: 0; overflow-wrap: anywhere; }
`;
const Name = styled.span`
  font-weight: 700;
`;

/** The columns of the history (TRA-01, TRA-03). */
export const trasladosColumns: readonly Column<Traslado>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuarioNombre }) => usuarioNombre,
    kind: 'text',
    card: 'main',
    width: 260,
    cell: ({ usuarioNombre }) => (
      <Row>
        <Avatar usuario={usuarioNombre} />
        <Name translate="no">{usuarioNombre}</Name>
      </Row>
    ),
  },
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
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
];
