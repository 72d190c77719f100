import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { barrierStripe } from '../../components/barrierStripe';
import { color, inset, onSurface, radius, space } from '../../theme/tokens';

const stripeAbove = css`
  &::before { ${barrierStripe} }
`;
const Root = styled.div<{ $stripe: boolean }>`
  ${onSurface}
  max-width: 420px;
  border: 1px solid ${color.borde};
  border-radius: ${radius.card};
  background: ${color.superficie};
  box-shadow: 0 12px 40px ${color.sombra};
  overflow: hidden;
  ${({ $stripe }) => $stripe && stripeAbove}
`;
const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${inset};
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${inset};
  border-top: 1px solid ${color.borde};
`;

interface HojaProps {
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the confirming one last. */
  actions?: ReactNode;
  /** Whether the barrier stripe is at the top. */
  stripe?: boolean;
}

/** A static dialog for the pages of the book: no overlay, no focus trap. */
export function Hoja({ title, children, actions, stripe = false }: HojaProps) {
  return (
    <Root $stripe={stripe}>
      <Words>
        <h3>{title}</h3>
        {children}
      </Words>
      {actions && <Foot>{actions}</Foot>}
    </Root>
  );
}
