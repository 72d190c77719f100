import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, inset, onSurface, radius, space } from '../../../theme/tokens';

const Root = styled.section`
  ${onSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${inset};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  ul { margin: 0; padding: 0; list-style: none; }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

interface HojaProps {
  titulo: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Hoja({ titulo, aside, children }: HojaProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>{titulo}</h2>
        {aside}
      </Head>
      {children}
    </Root>
  );
}
