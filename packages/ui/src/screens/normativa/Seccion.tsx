import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  > ol { margin: 0; padding-left: 1.4em; }
  > ol > li + li { margin-top: ${space[2]}; }
`;

export function Seccion({ titulo, children }: { titulo: string; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </Part>
  );
}
