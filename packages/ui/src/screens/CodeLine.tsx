import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, radius, space, text } from '../theme/tokens';
import { userSelect } from '../theme/userSelect';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 52px;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.petroleoSuave};
  color: ${color.petroleoTexto};
`;
// One touch takes the whole of it, where no button may copy.
const Code = styled.strong`
  min-width: 0;
  font-family: ${font.mono};
  font-size: ${text[18]};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  ${userSelect('all')}
`;

interface CodeLineProps {
  /** As it has to be typed or pasted elsewhere. */
  code: string;
  /** A button beside it, e.g. to copy it. */
  action?: ReactNode;
}

/** A code or password that has to be taken elsewhere letter by letter: highlighted, in the face that tells letters apart. */
export function CodeLine({ code, action }: CodeLineProps) {
  return (
    <Line>
      <Code translate="no">{code}</Code>
      {action}
    </Line>
  );
}
