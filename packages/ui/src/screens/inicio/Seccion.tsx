import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

const Root = styled.section`
  min-width: 0;
  > h2 { margin-bottom: ${space[3]}; }
`;

/**
 * A titled part of the start page. Not a landmark, since the carousel inside is a landmark of the
 * same name.
 */
export function Seccion({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Root>
      <h2>{titulo}</h2>
      {children}
    </Root>
  );
}
