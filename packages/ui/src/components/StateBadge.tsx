import styled from 'styled-components';
import { radius, space, text } from '../theme/tokens';
import { type Tone, tones } from './tones';

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding: 2px ${space[2]};
  border-radius: ${radius.tag};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].ink};
  font-size: ${text[13]};
  font-weight: 700;
  white-space: nowrap;
  &::before { content: ''; flex: none; width: 8px; height: 8px; background: currentColor; }
`;

interface StateBadgeProps {
  /** The meaning of the state, not a colour. */
  tone: Tone;
  /** The state in one word, since a colour alone is not accessible. */
  children: string;
}

/** A state: a square dot and a word. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return <Root $tone={tone}>{children}</Root>;
}
