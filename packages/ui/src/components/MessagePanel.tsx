import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';
import { type Tone, tones } from './tones';

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[7]} ${space[4]};
  text-align: center;
`;
const Mark = styled.div<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin-bottom: ${space[2]};
  border-radius: ${radius.card};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].ink};
`;
const Words = styled.div`
  max-width: 46ch;
  font-size: ${text[16]};
  color: ${color.tinta2};
`;
const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-top: ${space[3]};
`;

interface MessagePanelProps {
  icon: ReactNode;
  title: string;
  tone?: Tone;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` if the panel replaces requested content. */
  role?: 'alert' | 'status';
}

/** The frame of empty, error and forbidden states: an icon, a sentence, an action. */
export function MessagePanel({
  icon,
  title,
  tone = 'neutral',
  children,
  action,
  role,
}: MessagePanelProps) {
  return (
    <Root {...(role && { role })}>
      <Mark $tone={tone}>{icon}</Mark>
      <h2>{title}</h2>
      {children && <Words>{children}</Words>}
      {action && <Act>{action}</Act>}
    </Root>
  );
}
