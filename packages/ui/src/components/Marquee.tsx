import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { media, space } from '../theme/tokens';

const pass = keyframes`to { transform: translateX(-100%); }`;

const Root = styled.div`
  display: flex;
  overflow: hidden;
  &:focus-visible { ${focusRing} }
  /* Who wants no motion moves it by hand. */
  @media (prefers-reduced-motion: reduce) { overflow-x: auto; overscroll-behavior-x: contain; }
`;

// As wide as the window at least, so that the copy begins where the window ends, however few the cards are.
const Strip = styled.ul<{ $seconds: number }>`
  display: flex;
  flex: none;
  align-items: stretch;
  justify-content: space-around;
  min-width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.motion} { animation: ${pass} ${({ $seconds }) => $seconds}s linear infinite; }
  ${Root}:hover &, ${Root}:focus-within &, ${Root}:active &, ${Root}[data-paused] & { animation-play-state: paused; }
  @media (prefers-reduced-motion: reduce) { &[aria-hidden] { display: none; } }
`;

const WIDTH = { card: '400px', content: 'max-content' } as const;

const Item = styled.li<{ $width: keyof typeof WIDTH }>`
  box-sizing: content-box;
  flex: none;
  width: ${({ $width }) => WIDTH[$width]};
  ${media.compact} { width: max-content; }
  padding: ${space[1]} ${space[2]};
  > * { height: 100%; }
`;

export interface MarqueeItem {
  id: string | number;
  content: ReactNode;
}

export interface MarqueeProps {
  /** What passes by, e.g. `Estados`. */
  label: string;
  /** In the order in which they pass. */
  items: readonly MarqueeItem[];
  /** Cards are 400 px wide (SHL-51), on a phone as wide as what they say; `content` gives each thing its own width everywhere, e.g. the name of a song. */
  itemWidth?: keyof typeof WIDTH;
  /** Seconds until one thing has made room for the next. */
  secondsPerItem?: number;
  /** Stands still. */
  isPaused?: boolean;
}

/**
 * Things that pass by without an end. It stands still below the pointer and while the focus is in it; with reduced motion it is a strip
 * to scroll. The copy that closes the gap is there for the eye alone.
 */
export function Marquee({
  label,
  items,
  itemWidth = 'card',
  secondsPerItem = 8,
  isPaused = false,
}: MarqueeProps) {
  // Few cards share the width of the window: they must not hurry through it.
  const seconds = Math.max(items.length, itemWidth === 'card' ? 3 : 1) * secondsPerItem;
  const all = items.map(({ id, content }) => (
    <Item key={id} $width={itemWidth}>
      {content}
    </Item>
  ));
  return (
    // Focusable, so that who has no mouse can stop it, and scroll it where it does not move.
    <Root role="region" aria-label={label} tabIndex={0} data-paused={isPaused || undefined}>
      <Strip $seconds={seconds}>{all}</Strip>
      <Strip $seconds={seconds} aria-hidden="true" inert>
        {all}
      </Strip>
    </Root>
  );
}
