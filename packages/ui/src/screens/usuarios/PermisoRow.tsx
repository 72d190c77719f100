import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../theme/tokens';
import { PermisoCode } from '../PermisoCode';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 0;
  & + & { border-top: 1px solid ${color.borde}; }
  &:last-child { padding-bottom: 0; }
`;
const Name = styled.p`
  font-size: ${text[15]};
  font-weight: 600;
  line-height: 1.35;
`;
const Below = styled.div`
  display: grid;
  gap: ${space[1]};
  grid-column: 1 / -1;
  font-size: ${text[13]};
  color: ${color.tinta2};
  overflow-wrap: anywhere;
`;

interface PermisoRowProps {
  codigo: string;
  nombre: string;
  children?: ReactNode;
}

/**
 * A permission with its phrase and its code. The code is shown, because the phrases of other
 * permissions refer to it.
 */
export function PermisoRow({ codigo, nombre, children }: PermisoRowProps) {
  return (
    <Row>
      <Name>{nombre}</Name>
      <PermisoCode translate="no">{codigo}</PermisoCode>
      {children && <Below>{children}</Below>}
    </Row>
  );
}
