import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, space, text } from '../theme/tokens';
import { ErrorIcon, InfoIcon, WarningIcon } from './icons';
import { tones } from './tones';

type NoticeTone = 'info' | 'caution' | 'danger';

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].ink};
  font-size: ${text[15]};
  svg { flex: none; margin-top: 1px; }
`;

const icons = { info: InfoIcon, caution: WarningIcon, danger: ErrorIcon };

interface NoticeProps {
  /** `info`: good to know. `caution`: an obstacle. `danger`: an error, announced immediately. */
  tone: NoticeTone;
  /** A sentence or two, and the fix, e.g. a link. */
  children: ReactNode;
}

/** A message in the flow of a page or dialog. An error is announced when it appears. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Root $tone={tone} role={tone === 'danger' ? 'alert' : 'note'}>
      <Icon size={20} />
      <div>{children}</div>
    </Root>
  );
}
