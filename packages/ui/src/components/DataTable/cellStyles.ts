import { css } from 'styled-components';
import { color, font, text } from '../../theme/tokens';

/** The styles of values that have no `cell`, in a row or a card. */
export const cellStyles = css`
  [data-minutes] { font-family: ${font.mono}; font-size: ${text[13]}; font-weight: 500; letter-spacing: -0.02em; white-space: nowrap; }
  [data-nothing] { color: ${color.tinta3}; }
  [data-instant] { white-space: nowrap; }
`;
