import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, onSurface, radius, space } from '../theme/tokens';

const Root = styled.section`
  ${onSurface}
  padding: 20px;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  > h2 { margin-bottom: ${space[3]}; }
`;

interface CardProps {
  title?: string;
  children: ReactNode;
}

/** A flat sheet on the page. Cards are never nested. */
export function Card({ title, children }: CardProps) {
  return (
    <Root>
      {title && <h2>{title}</h2>}
      {children}
    </Root>
  );
}
