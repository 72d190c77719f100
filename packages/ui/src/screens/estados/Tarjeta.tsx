import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { color, space } from '../../theme/tokens';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} 0;
`;
const Words = styled.div`
  min-width: 0;
  line-height: 1.4;
`;
const Name = styled.p`
  font-weight: 700;
  overflow-wrap: anywhere;
`;
const Message = styled.p<{ $isQuiet: boolean }>`
  overflow-wrap: anywhere;
  color: ${({ $isQuiet }) => ($isQuiet ? color.tinta3 : color.tinta2)};
`;

interface TarjetaProps {
  usuario: string;
  mensaje: string;
  /** Whether the message is a placeholder for an empty text. */
  isQuiet?: boolean;
}

export function Tarjeta({ usuario, mensaje, isQuiet = false }: TarjetaProps) {
  return (
    <Root>
      <Avatar usuario={usuario} />
      <Words>
        <Name translate="no">{usuario}</Name>
        <Message $isQuiet={isQuiet}>{mensaje}</Message>
      </Words>
    </Root>
  );
}
