import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Beside } from '../../components/layout';
import { space, text } from '../../theme/tokens';

const Names = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  min-width: 0;
  font-size: ${text[18]};
  font-weight: 700;
  > * { min-width: 0; overflow-wrap: anywhere; }
`;

export function NombreChange({ usuario, nombre }: { usuario: string; nombre: string }) {
  return (
    <Beside>
      <Avatar usuario={usuario} />
      <Names>
        <span translate="no">{usuario}</span>
        <span aria-label="pasaría a llamarse" role="img">
          →
        </span>
        <span translate="no">{nombre}</span>
      </Names>
    </Beside>
  );
}
