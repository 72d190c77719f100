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
// One press selects the whole code, so that the user can copy it without clipboard access.
const Code = styled.strong`
  min-width: 0;
  font-family: ${font.mono};
  font-size: ${text[18]};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  ${userSelect('all')}
`;

interface CodeLineProps {
  code: string;
  action?: ReactNode;
}

/** A code or password to transcribe: highlighted, in a monospaced face with distinct letters. */
export function CodeLine({ code, action }: CodeLineProps) {
  return (
    <Line>
      <Code translate="no">{code}</Code>
      {action}
    </Line>
  );
}
