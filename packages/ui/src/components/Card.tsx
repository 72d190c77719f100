import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, inset, onSurface, radius, space } from '../theme/tokens';

const Root = styled.section`
  ${onSurface}
  display: flex;
  flex-direction: column;
  padding: ${inset};
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  margin-bottom: ${space[3]};
  > :first-child { min-width: 0; }
`;
// Fills the remaining height, so that the buttons of cards in a row align.
const Body = styled.div`
  flex: 1;
  min-width: 0;
`;
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;

interface CardProps {
  /** The title; omit it if the content explains itself. */
  title?: string;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
  /** Opposite the title: a state, a count. */
  aside?: ReactNode;
  /** Text, figures or a list; no other card. */
  children: ReactNode;
  /**
   * Buttons at the foot, the main one first. They are tinted, since the screen's main button is the
   * only solid one.
   */
  actions?: ReactNode;
}

/** A flat surface on the page. Cards are never nested. */
export function Card({ title, headingLevel = 2, aside, children, actions }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root>
      {(title || aside) && (
        <Head>
          {title && <Heading>{title}</Heading>}
          {aside}
        </Head>
      )}
      <Body>{children}</Body>
      {actions && <Foot>{actions}</Foot>}
    </Root>
  );
}
