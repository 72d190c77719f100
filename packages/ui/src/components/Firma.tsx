import styled from 'styled-components';
import { color, font, radius } from '../theme/tokens';

const Stamp = styled.span`
  display: inline-block;
  padding: 1px 7px;
  border: 1px solid ${color.borde};
  border-radius: ${radius.tag};
  font-family: ${font.mono};
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.6;
  letter-spacing: 0.02em;
  color: ${color.tinta2};
  white-space: nowrap;
`;

interface FirmaProps {
  /** Three letters or digits; without them nothing is rendered. */
  firma: string | null | undefined;
}

/** A person's signature. */
export function Firma({ firma }: FirmaProps) {
  return firma ? <Stamp translate="no">{firma}</Stamp> : null;
}
