import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';

const Root = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.tinta2};
  strong { color: ${color.tinta}; }
`;

interface DatoProps {
  nombre: string;
  children: ReactNode;
}

export function Dato({ nombre, children }: DatoProps) {
  return (
    <Root>
      {nombre} <strong>{children}</strong>
    </Root>
  );
}
