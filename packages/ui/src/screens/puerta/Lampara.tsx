import styled from 'styled-components';
import type { Tone } from '../../components/tones';
import { tones } from '../../components/tones';
import { color } from '../../theme/tokens';

/** The booth's lamp in the colour of a verdict; the words beside it say the same. */
export const Lampara = styled.span.attrs({ 'aria-hidden': true })<{ $tone: Tone }>`
  flex: none;
  width: 32px;
  height: 40px;
  print-color-adjust: exact;
  border: 4px solid ${color.superficie};
  background: ${({ $tone }) => tones[$tone].solid};
  box-shadow: 0 0 0 1px ${({ $tone }) => tones[$tone].solid};
  @media (forced-colors: active) { background: Highlight; }
`;
