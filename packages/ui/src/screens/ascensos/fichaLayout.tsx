import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, layer, media, space, text } from '../../theme/tokens';

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
`;

export const Name = styled.div`
  flex: 1;
  min-width: 0;
  h2 { font-size: ${text[27]}; overflow-wrap: anywhere; }
  p { margin-top: ${space[1]}; color: ${color.tinta2}; }
  ${media.compact} { h2 { font-size: ${text[20]}; } }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px ${space[5]};
  margin: 20px 0;
  padding: 20px 0;
  border: 1px solid ${color.borde};
  border-width: 1px 0;
  ${media.compact} { grid-template-columns: 1fr; gap: ${space[4]}; margin: ${space[4]} 0; padding: ${space[4]} 0; }
`;

const Term = styled.dt`
  font-size: ${text[13]};
  font-weight: 600;
  color: ${color.tinta3};
`;
// The value is as high as the countdown's digits, so that both columns share a baseline.
const Value = styled.dd`
  display: flex;
  align-items: center;
  min-height: 32px;
  font-size: ${text[18]};
  font-weight: 600;
  overflow-wrap: anywhere;
  ${media.compact} { min-height: 28px; }
`;

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Term>{label}</Term>
      <Value>{children}</Value>
    </div>
  );
}

export const Foot = styled.div`
  /* On a phone the button stays at the bottom of the screen, however long the record is. */
  ${media.compact} {
    position: sticky;
    bottom: calc(var(--pie, 0px) + env(safe-area-inset-bottom));
    z-index: ${layer.sticky};
    padding: ${space[3]} 0;
    background: ${color.superficie};
    > button { width: 100%; }
  }
  ${media.short} { position: static; }
`;
