import { useContext } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme/tokens';
import { CaraContext, hasOwnLetters } from './CaraContext';

type LogoSize = 16 | 32 | 48 | 64 | 96;

/** Runs of pixels of the 16 × 16 drawing as [x, y, width, height]. */
type Run = readonly [x: number, y: number, width: number, height: number];
const BOOTH: readonly Run[] = [
  [4, 0, 2, 1],
  [3, 1, 4, 1],
  [2, 2, 4, 1],
  [1, 3, 6, 1],
  [0, 4, 10, 1],
  [1, 5, 6, 10],
  [0, 15, 10, 1],
];
const LIT_SIDE: readonly Run[] = [
  [6, 2, 2, 1],
  [7, 3, 2, 1],
  [7, 5, 2, 10],
];
const WINDOW: Run = [3, 7, 4, 4];
const LINTEL: Run = [3, 7, 4, 1];
const POST: Run = [9, 12, 1, 1];
/** Bands of the barrier, dark and light in turn. At 16 px it would be noise, so it is left out there. */
const BARRIER = [9, 10, 11, 12, 13, 14, 15] as const;

const pixels = (runs: readonly Run[], fill: string) =>
  runs.map(([x, y, width, height]) => <rect key={`${x},${y}`} x={x} y={y} width={width} height={height} fill={fill} />);

function Booth({ size, lit }: { size: LogoSize; lit: boolean }) {
  const hasBarrier = size > 16;
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
      {pixels(BOOTH, color.petroleo)}
      {pixels(LIT_SIDE, `color-mix(in srgb, ${color.petroleo} 82%, white)`)}
      {pixels([WINDOW], lit ? color.baliza : color.fondo)}
      {pixels([LINTEL], lit ? `color-mix(in srgb, ${color.baliza} 80%, black)` : color.borde)}
      {hasBarrier && pixels([POST], color.tinta)}
      {hasBarrier && BARRIER.map((x, index) => <rect key={x} x={x} y={10} width={1} height={2} fill={index % 2 === 0 ? color.tinta : color.baliza} />)}
    </svg>
  );
}

const Root = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ $size }) => ($size > 32 ? space[4] : space[2])};
  color: ${color.tinta};
`;

/** An agency's own name, in two lines where it is long. */
const Nombre = styled.span<{ $size: number }>`
  max-width: min(9em, 30vw);
  max-height: 2.1em;
  overflow: hidden;
  font: 700 ${({ $size }) => $size * 0.56}px/1.05 ${font.title};
`;

const Wordmark = styled.span<{ $size: number }>`
  font-family: ${font.title};
  font-size: ${({ $size }) => Math.round($size * 0.8)}px;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
`;

// The i has no dot of its own: a square lamp hangs above it.
const LampedI = styled.span`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 0.07em;
    width: 0.17em;
    height: 0.17em;
    background: ${color.baliza};
    transform: translateX(-50%);
  }
`;

interface LogoProps {
  /** Side of the booth in pixels: multiples of its 16 only, so that every pixel stays square. */
  size?: LogoSize;
  /** Light in the window. */
  lit?: boolean;
  /** The name beside the booth. */
  wordmark?: boolean;
}

/** The sign of whoever the portal belongs to: their emblem and name, or the house's own, a guard's booth with one lit window. */
export function Logo({ size = 32, lit = true, wordmark = true }: LogoProps) {
  const cara = useContext(CaraContext);
  const isOwn = hasOwnLetters(cara);
  return (
    <Root $size={size} role="img" aria-label={isOwn ? 'Garita' : cara.nombre}>
      {cara.emblema ? <img src={cara.emblema} width={size} height={size} alt="" /> : <Booth size={size} lit={lit} />}
      {wordmark && !isOwn && (
        <Nombre $size={size} aria-hidden="true">
          {cara.nombre}
        </Nombre>
      )}
      {wordmark && isOwn && (
        <Wordmark $size={size} aria-hidden="true">
          gar<LampedI>ı</LampedI>ta
        </Wordmark>
      )}
    </Root>
  );
}
