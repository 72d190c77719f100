import styled from 'styled-components';
import { color, font, media, radius, space, text } from '../../theme/tokens';
import { colaKeysOf, type PalabrasCola } from './colaKeys';

const Root = styled.p`
  display: none;
  margin-bottom: ${space[4]};
  color: ${color.tinta2};
  font-size: ${text[15]};
  ${media.wide} { @media (hover: hover) { display: flex; flex-wrap: wrap; gap: ${space[1]} ${space[4]}; } }
  kbd {
    padding: 1px 6px;
    border: 1px solid ${color.bordeControl};
    border-radius: ${radius.tag};
    font-family: ${font.mono};
    font-size: ${text[13]};
    text-transform: uppercase;
  }
`;

export const TeclasCola = ({ palabras }: { palabras: PalabrasCola }) => (
  <Root>
    {colaKeysOf(palabras).map(({ tecla, texto }) => (
      <span key={tecla}>
        <kbd>{tecla}</kbd> {texto}
      </span>
    ))}
  </Root>
);
