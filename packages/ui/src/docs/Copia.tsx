import styled from 'styled-components';
import { color, font, radius, space } from '../theme/tokens';
import { copyText } from './copyText';

const Press = styled.button`
  max-width: 100%;
  padding: ${space[1]} ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: inherit;
  font-family: ${font.mono};
  font-size: 0.8em;
  text-align: left;
  white-space: nowrap;
  cursor: copy;
  &:hover { border-color: ${color.petroleo}; color: ${color.petroleoTexto}; }
`;

interface CopiaProps {
  children: string;
  /** The copied text; default `children`. */
  text?: string;
}

/** A name from the code. A press copies it. */
export const Copia = ({ children, text = children }: CopiaProps) => (
  <Press
    type="button"
    aria-label={`Copiar ${children}`}
    title={text === children ? undefined : text}
    onClick={() => void copyText(text)}
  >
    {children}
  </Press>
);
