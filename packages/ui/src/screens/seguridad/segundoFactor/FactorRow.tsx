import styled from 'styled-components';
import { color, space, text } from '../../../theme/tokens';

export const FactorRow = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  h3 { font-size: ${text[16]}; }
  p { color: ${color.tinta2}; font-size: ${text[15]}; }
  > :first-child { flex: 1 1 24ch; }
`;

export const FactorActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
