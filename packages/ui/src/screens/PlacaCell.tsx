import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Beside } from '../components/layout';
import { Placa } from '../components/Placa';
import { media } from '../theme/tokens';

// On wide screens the words of a table cell are at least 14ch wide, so that only longer words
// break.
const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.wide} { td &, th & { min-width: 14ch; } }
`;

interface PlacaCellProps {
  categoria: number;
  image?: string;
  children: ReactNode;
}

export function PlacaCell({ categoria, image, children }: PlacaCellProps) {
  return (
    <Beside>
      <Placa categoria={categoria} {...(image !== undefined && { image })} />
      <Words>{children}</Words>
    </Beside>
  );
}
