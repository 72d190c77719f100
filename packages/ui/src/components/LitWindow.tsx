import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${text[15]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const bar = `linear-gradient(${color.tinta3}, ${color.tinta3}) center`;
/** The bars of an unlit window. Without bars the window would look like a missing glyph. */
const UNLIT = `${bar} / 1px 100% no-repeat, ${bar} / 100% 1px no-repeat`;

const Pane = styled.span<{ $lit: boolean }>`
  flex: none;
  width: 16px;
  height: 20px;
  print-color-adjust: exact;
  border: 3px solid ${({ $lit }) => ($lit ? color.balizaSuave : color.pozo)};
  background: ${({ $lit }) => ($lit ? color.baliza : UNLIT)};
  ${({ $lit }) => !$lit && `box-shadow: inset 0 0 0 1px ${color.tinta3};`}
  @media (forced-colors: active) { background: ${({ $lit }) => ($lit ? 'Highlight' : 'Canvas')}; }
`;

interface LitWindowProps {
  /** Lit = clocked in. */
  lit: boolean;
  /** The state in words, e.g. `Fichado · 1h 22m`. */
  children: ReactNode;
}

/** The booth's window: lit while the person is clocked in. It is used for nothing else. */
export function LitWindow({ lit, children }: LitWindowProps) {
  return (
    <Root>
      <Pane $lit={lit} aria-hidden="true" />
      {children}
    </Root>
  );
}
