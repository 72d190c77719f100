import styled, { css } from 'styled-components';
import { color, media, space, text } from '../theme/tokens';

type Step = keyof typeof space;

/** A vertical stack; no item is wider than the stack. */
export const Stack = styled.div<{ $gap?: Step }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** Two columns on a PC, one below the other on narrower windows. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};
  @media (min-width: 960px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** A horizontal row that wraps. */
export const Row = styled.div<{ $gap?: Step }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 2 }) => space[$gap]};
`;

/**
 * A name that widens its table column. The browser breaks it at a hyphen or between letters only if
 * it is wider than its container.
 */
export const wholeName = css`
  display: inline-block;
  width: max-content;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const List = styled.ul<{ $gap?: Step }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 2 }) => space[$gap]};
  ${plainList}
`;

export const Beside = styled.div<{ $gap?: Step }>`
  display: flex;
  align-items: center;
  gap: ${({ $gap = 3 }) => space[$gap]};
  min-width: 0;
`;

/** A list without marks whose items have a rule between them. */
export const RuledList = styled.ul`
  ${plainList}
  > li + li { border-top: 1px solid ${color.borde}; }
`;

/** Content for wide windows only; a phone shows it elsewhere. */
export const OnlyWide = styled.div`
  display: contents;
  ${media.compact} { display: none; }
`;

export const Quiet = styled.p<{ $small?: boolean; $above?: Step }>`
  ${({ $above }) => $above && `margin-top: ${space[$above]};`}
  ${({ $small }) => $small && `font-size: ${text[15]};`}
  color: ${color.tinta2};
`;
