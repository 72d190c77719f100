import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '../../components/Logo';
import { color, media, space, text } from '../../theme/tokens';

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  padding: ${space[5]} 0 ${space[7]};
  h1 { font-size: ${text[44]}; }
  p { max-width: 52ch; margin: ${space[3]} 0 ${space[5]}; color: ${color.tinta2}; font-size: ${text[18]}; white-space: pre-line; }
  ${media.compact} {
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[4]};
    padding: ${space[3]} 0 ${space[6]};
    h1 { font-size: ${text[32]}; }
  }
`;

interface PortadaProps {
  agencia: string;
  lema: string;
  cartel: string;
  children: ReactNode;
}

const PROPIO =
  'El portal de nuestro personal: ascensos, tiempos, nómina y todo lo que el equipo necesita para su turno. Si formas parte de él, entra con tu usuario.';

export function Portada({ agencia, lema, cartel, children }: PortadaProps) {
  return (
    <Root>
      <Logo size={96} wordmark={false} />
      <div>
        <h1>{agencia}</h1>
        <p>
          {lema && <b>{`${lema}\n`}</b>}
          {cartel || PROPIO}
        </p>
        {children}
      </div>
    </Root>
  );
}
