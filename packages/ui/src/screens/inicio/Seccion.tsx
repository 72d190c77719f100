import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

const Root = styled.section`
  min-width: 0;
  > h2 { margin-bottom: ${space[3]}; }
`;

/** A part of the start under its title. */
export function Seccion({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </Root>
  );
}
