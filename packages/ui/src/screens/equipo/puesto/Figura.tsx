import { minutesBetween } from '@garita/domain/fichajes/cuenta';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled, { css, keyframes } from 'styled-components';
import { Avatar } from '../../../components/Avatar';
import { useRunning } from '../../../components/useRunning';
import { font, media, radius, space, text } from '../../../theme/tokens';
import type { Dentro } from './PuestoProps';

/** The width of a figure, in px. */
export const WIDTH = 84;

const arrive = keyframes`from { transform: translateX(-24px); opacity: 0; }`;
const breathe = keyframes`50% { transform: translateY(-2px); }`;

const Root = styled.div<{ $place: number }>`
  position: relative;
  display: grid;
  align-content: end;
  justify-items: center;
  flex: none;
  width: ${WIDTH}px;
  /* Neighbouring figures have different heights, so that they form no straight line. */
  padding-bottom: ${({ $place }) => (($place * 2) % 3) * 6 + 8}px;
  color: #E9F0EE;
  font-size: ${text[13]};
  line-height: 1.2;
  text-align: center;
  ${media.motion} { animation: ${arrive} 320ms; }
`;
/** The text has a background, so that it is readable in front of any sky. */
const Words = styled.div<{ $isPaused: boolean }>`
  display: grid;
  justify-items: center;
  padding: 0 2px;
  background: #12302F;
  > :last-child { color: ${({ $isPaused }) => ($isPaused ? '#B4C2BE' : '#FFCF75')}; font-family: ${font.mono}; font-size: 12px; white-space: nowrap; }
`;
const Body = styled.div<{ $place: number; $isPaused: boolean }>`
  /* No tile background: the yard is the background. */
  > span { background: none; color: #E9F0EE; }
  ${({ $isPaused, $place }) =>
    $isPaused
      ? css`filter: grayscale(1); opacity: 0.6;`
      : css`${media.motion} { animation: ${breathe} 3s steps(2) ${-$place * 700}ms infinite; }`}
`;
const Name = styled.span`
  max-width: ${WIDTH - 4}px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 700;
`;
/**
 * A speech bubble. It covers the place of its figure and the next place; the bubble of the last
 * figure covers the previous place instead.
 */
const Bubble = styled.span<{ $isLast: boolean }>`
  position: absolute;
  bottom: 142px;
  ${({ $isLast }) => ($isLast ? 'right' : 'left')}: ${space[2]};
  z-index: 1;
  width: max-content;
  max-width: ${2 * WIDTH - 16}px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.tag};
  border-bottom-${({ $isLast }) => ($isLast ? 'right' : 'left')}-radius: 0;
  background: #E9F0EE;
  color: #12211F;
  text-align: left;
  /* The text has its own box without padding: a third line would be visible in the padding. */
  > span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
`;

interface FiguraProps {
  persona: Dentro;
  /** The index in the row, from 0. */
  place: number;
  now: () => number;
  isSpeaking: boolean;
  isLast: boolean;
}

export function Figura({
  persona: { usuario, desde, pausado, estado },
  place,
  now,
  isSpeaking,
  isLast,
}: FiguraProps) {
  const minutes = useRunning(() => minutesBetween(Date.parse(desde), now()));
  const isPaused = pausado === 1;
  return (
    <Root $place={place}>
      {isSpeaking && (
        <Bubble $isLast={isLast}>
          <span>{estado}</span>
        </Bubble>
      )}
      <Body $place={place} $isPaused={isPaused}>
        <Avatar usuario={usuario} size="large" />
      </Body>
      <Words $isPaused={isPaused}>
        <Name translate="no">{usuario}</Name>
        <span>{isPaused ? 'en pausa' : formatMinutes(minutes)}</span>
      </Words>
    </Root>
  );
}
