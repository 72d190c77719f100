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
`;

interface MiembroProps {
  clon: Clon;
  /** Undefined when the viewer may not change it. */
  onAllow?: (() => void) | undefined;
  onReadmit?: (() => void) | undefined;
}

/** A person of a group (CLO-04, CLO-05). States that the viewer may change are buttons. */
export function Miembro({ clon, onAllow, onReadmit }: MiembroProps) {
  const { usuario, despedido, permitido } = clon;
  const allowed = permitido === 1 ? 'Permitido' : 'No permitido';
  return (
    <Root>
      <PersonaCell usuario={usuario} categoria={clon.id_categoria} />
      <Row>
        {onReadmit ? (
          <Button
            size="small"
            aria-label={`Despedido: volver a ingresar a ${usuario}`}
            onPress={onReadmit}
          >
            Despedido
          </Button>
        ) : (
          <StateBadge tone={despedido === 1 ? 'danger' : 'success'}>
            {despedido === 1 ? 'Despedido' : 'Activo'}
          </StateBadge>
        )}
        {onAllow ? (
          <Button
            size="small"
            variant={permitido === 1 ? 'tinted' : 'secondary'}
            aria-label={`${allowed}: ${permitido === 1 ? `quitar a ${usuario} de la lista` : `permitir a ${usuario}`}`}
            onPress={onAllow}
          >
            {allowed}
          </Button>
        ) : (
          <StateBadge tone={permitido === 1 ? 'info' : 'neutral'}>{allowed}</StateBadge>
        )}
      </Row>
    </Root>
  );
}
