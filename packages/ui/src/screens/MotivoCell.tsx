import styled from 'styled-components';
import { media } from '../theme/tokens';

/** A reason in a table or card: it may have five hundred characters, on lines of its own. */
export const MotivoCell = styled.div`
  min-width: 160px;
  ${media.compact} { min-width: 0; }
  max-width: 46ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
