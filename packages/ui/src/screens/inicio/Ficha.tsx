import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { Row } from '../../components/layout';
import { color, radius, space, text } from '../../theme/tokens';

export const Hoja = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[4]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;
const Words = styled.div`
  min-width: 0;
  line-height: 1.35;
  strong { display: block; font-size: ${text[18]}; overflow-wrap: anywhere; }
`;
const Second = styled(Row)`
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[1]};
  color: ${color.tinta2};
`;

interface FichaProps {
  usuario: string;
  children: ReactNode;
}

export function Ficha({ usuario, children }: FichaProps) {
  return (
    <Hoja>
      <Avatar usuario={usuario} size="large" />
      <Words>
        <strong translate="no">{usuario}</strong>
        <Second>{children}</Second>
      </Words>
    </Hoja>
  );
}
