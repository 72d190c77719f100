import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import type { ParteConId } from './Indice';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  > ol { margin: 0; padding-left: 1.4em; }
  > ol > li + li { margin-top: ${space[2]}; }
  /* A jump to the title leaves room for the bar above. */
  > h2 { scroll-margin-top: 88px; }
`;

interface SeccionProps {
  /** Undefined for a part that the normativa lacks: then nothing is shown. */
  parte: ParteConId | undefined;
  children: ReactNode;
}

export function Seccion({ parte, children }: SeccionProps) {
  if (!parte) return null;
  const { id, titulo } = parte;
  return (
    <Part aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {titulo}
      </h2>
      {children}
    </Part>
  );
}
