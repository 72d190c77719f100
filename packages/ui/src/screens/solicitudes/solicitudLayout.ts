import styled from 'styled-components';
import { plainList } from '../../components/layout';
import { color, space, text } from '../../theme/tokens';

export const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  gap: ${space[4]};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;
export const Words = styled.div`
  flex: 1;
  min-width: 0;
  p { font-size: ${text[15]}; color: ${color.tinta2}; }
  h2 { margin: 2px 0 ${space[1]}; overflow-wrap: anywhere; }
  b { color: ${color.tinta}; }
`;
export const Rank = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;
export const Acts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  margin-top: 20px;
`;
