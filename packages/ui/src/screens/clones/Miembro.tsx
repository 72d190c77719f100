import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Row } from '../../components/layout';
import { StateBadge } from '../../components/StateBadge';
import { color, space } from '../../theme/tokens';
import { PersonaCell } from '../PersonaCell';
import type { Clon } from './ClonesScreenProps';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.borde};
  > :first-child { flex: 1 1 180px; }
  > :last-child { margin-left: auto; }
`;

interface MiembroProps {
  clon: Clon;
  /** Undefined when the viewer may not change the allowed list. */
  onAllow?: (() => void) | undefined;
  onReadmit?: (() => void) | undefined;
}

/**
 * A person of a group (CLO-04, CLO-05): their states as badges, and what the viewer may do about
 * them as buttons.
 */
export function Miembro({ clon, onAllow, onReadmit }: MiembroProps) {
  const { usuario, despedido, permitido } = clon;
  return (
    <Root>
      <PersonaCell usuario={usuario} categoria={clon.id_categoria} />
      <Row>
        <StateBadge tone={despedido === 1 ? 'danger' : 'success'}>
          {despedido === 1 ? 'Despedido' : 'Activo'}
        </StateBadge>
        <StateBadge tone={permitido === 1 ? 'info' : 'neutral'}>
          {permitido === 1 ? 'Permitido' : 'No permitido'}
        </StateBadge>
        {onReadmit && (
          <Button size="small" aria-label={`Readmitir a ${usuario}`} onPress={onReadmit}>
            Readmitir
          </Button>
        )}
        {onAllow && (
          <Button
            size="small"
            aria-label={`${permitido === 1 ? 'Dejar de permitir' : 'Permitir'} a ${usuario}`}
            onPress={onAllow}
          >
            {permitido === 1 ? 'Dejar de permitir' : 'Permitir'}
          </Button>
        )}
      </Row>
    </Root>
  );
}
