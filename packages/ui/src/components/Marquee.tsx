import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { media, space } from '../theme/tokens';

const pass = keyframes`to { transform: translateX(-100%); }`;

const Root = styled.div`
  display: flex;
  overflow: hidden;
  &:focus-visible { ${focusRing} }
  /* With reduced motion the user scrolls the strip. */
  @media (prefers-reduced-motion: reduce) { overflow-x: auto; overscroll-behavior-x: contain; }
`;

// The strip is at least as wide as the region, so that its copy begins outside of the region even
// with few cards.
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
  /** Name of the region, e.g. `Estados`. */
  label: string;
  /** In order of appearance. */
  items: readonly MarqueeItem[];
  /**
   * `card`: 400 px (SHL-51), on a phone as wide as the content. `content`: always as wide as the
   * content.
   */
  itemWidth?: keyof typeof WIDTH;
  /** Seconds in which one item passes. */
  secondsPerItem?: number;
  /** Pauses the movement. */
  isPaused?: boolean;
}

/**
 * Items in an endless loop. It pauses on hover and focus; with reduced motion it is a scrollable
 * strip. The copy that closes the loop is hidden from screen readers.
 */
export function Marquee({
  label,
  items,
  itemWidth = 'card',
  secondsPerItem = 8,
  isPaused = false,
}: MarqueeProps) {
  // Few cards share the region's width: without a minimum they would move too fast.
  const seconds = Math.max(items.length, itemWidth === 'card' ? 3 : 1) * secondsPerItem;
  const all = items.map(({ id, content }) => (
    <Item key={id} $width={itemWidth}>
      {content}
    </Item>
  ));
  return (
    // The region is focusable, so that keyboard users can pause it, and scroll it with reduced
    // motion.
    <Root role="region" aria-label={label} tabIndex={0} data-paused={isPaused || undefined}>
      <Strip $seconds={seconds}>{all}</Strip>
      <Strip $seconds={seconds} aria-hidden="true" inert>
        {all}
      </Strip>
    </Root>
  );
}
