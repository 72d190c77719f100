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
// One press selects all of it, for when the clipboard is unavailable.
const Code = styled.strong`
  min-width: 0;
  font-family: ${font.mono};
  font-size: ${text[18]};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  ${userSelect('all')}
`;

interface CodeLineProps {
  /** The code to type or paste elsewhere. */
  code: string;
  /** A button beside it, e.g. to copy it. */
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
