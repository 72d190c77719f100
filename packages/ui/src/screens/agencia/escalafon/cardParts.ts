import styled from 'styled-components';
import { Row } from '../../../components/layout';
import { color, media, onSurface, radius, space, text } from '../../../theme/tokens';

export const Hoja = styled.article<{ $off?: boolean }>`
  ${onSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]} ${space[3]};
  border: 1px ${({ $off }) => ($off ? 'dashed' : 'solid')} ${color.borde};
  border-radius: ${radius.card};
  background: ${({ $off }) => ($off ? 'transparent' : color.superficie)};
  ${media.compact} { gap: ${space[2]}; padding: ${space[3]}; }
`;

export const Cabeza = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  > :last-child { margin-left: auto; }
`;

export const Palabras = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  min-width: 0;
  h2 { font-size: ${text[18]}; overflow-wrap: anywhere; }
  p { margin: 0; font-size: ${text[15]}; color: ${color.tinta2}; }
`;

export const Fichas = styled(Row)`
  gap: ${space[2]};
  ${media.wide} { padding-left: 40px; }
`;
