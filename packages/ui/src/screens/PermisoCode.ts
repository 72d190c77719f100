import styled from 'styled-components';
import { color, font, text } from '../theme/tokens';

export const PermisoCode = styled.span`
  font-family: ${font.mono};
  font-size: ${text[13]};
  line-height: 20px;
  color: ${color.tinta3};
`;
