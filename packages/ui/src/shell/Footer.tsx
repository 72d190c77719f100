import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space, text } from '../theme/tokens';

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[5]};
  width: 100%;
  max-width: 1248px;
  margin: 0 auto;
  padding: ${space[5]};
  color: ${color.tinta3};
  font-size: ${text[13]};
  p { min-width: 0; overflow-wrap: anywhere; }
  ${media.compact} { padding: ${space[5]} ${space[4]}; }
  @media print { display: none; }
`;

interface FooterProps {
  /** The agency's name. */
  agencia: string;
  /** The version of Garita, such as `1.0.0`. */
  version?: string | undefined;
  /** Content of the agency, such as its links. */
  children?: ReactNode;
}

/** The footer: the agency, the portal's software and its credits. */
export function Footer({ agencia, version, children }: FooterProps) {
  return (
    <Root>
      {children}
      {/* Around New Year the server's and the user's year may differ. */}
      <p suppressHydrationWarning>
        © {new Date().getFullYear()} {agencia}
      </p>
      <p>
        Hecho con Garita{version && ` ${version}`}, software libre bajo licencia MIT. Iconos de
        Pixelarticons y Lucide.
      </p>
    </Root>
  );
}
