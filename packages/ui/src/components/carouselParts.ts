import styled, { css } from 'styled-components';
import { media, space, touchTarget } from '../theme/tokens';

/** Maximum slides side by side; a narrow container shows fewer. */
export type PerView = 2 | 3;

/** Container widths for two and three slides. */
const TWO = '(min-width: 560px)';
const THREE = '(min-width: 840px)';

/** A query container: in a narrow column the carousel looks as on a phone. */
export const Frame = styled.section`
  container-type: inline-size;
`;

// Padding around the slides, so that focus rings are not clipped. Touch scrolls the slides, a mouse
// uses the buttons. Without scripts every pointer scrolls.
export const Window = styled.div`
  margin: -${space[1]};
  padding: ${space[1]};
  overflow: hidden;
  scroll-snap-type: x mandatory;
  scroll-padding: 0 ${space[1]};
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  @media (pointer: coarse), (scripting: none) { overflow: auto hidden; overscroll-behavior-x: contain; }
  ${media.motion} { scroll-behavior: smooth; }
`;

export const Strip = styled.div<{ $perView: PerView }>`
  --a-la-vista: 1;
  display: flex;
  gap: ${space[4]};
  @container ${TWO} { --a-la-vista: 2; }
  ${({ $perView }) => $perView === 3 && `@container ${THREE} { --a-la-vista: 3; }`}
`;

export const Slide = styled.div`
  flex: 0 0 calc((100% - ${space[4]} * (var(--a-la-vista) - 1)) / var(--a-la-vista));
  min-width: 0;
  scroll-snap-align: start;
  > * { height: 100%; }
`;

const bar = css`
  min-height: ${touchTarget};
  margin-top: ${space[2]};
`;

export const Bar = styled.div`
  ${bar}
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
`;

/** The CSS that hides the controls where all slides fit; null if no container fits all slides. */
const fits = (count: number, perView: PerView): string | null => {
  if (count > perView) return null;
  return count === 1
    ? 'display: none;'
    : `@container ${count === 2 ? TWO : THREE} { display: none; }`;
};

/** Reserves the controls' space before they load, so that nothing moves. */
export const BarRoom = styled.div<{ $count: number; $perView: PerView }>`
  ${bar}
  ${({ $count, $perView }) => fits($count, $perView)}
`;
