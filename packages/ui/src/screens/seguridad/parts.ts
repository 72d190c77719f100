import styled from 'styled-components';
import { color, space, text } from '../../theme/tokens';

/** A session, a token or a passkey, with its acts at the end. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} 0;
`;

export const RowWords = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  p { color: ${color.tinta2}; font-size: ${text[15]}; }
`;
