import { useContext } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme/tokens';
import { CaraContext, hasOwnLetters } from './CaraContext';

type LogoSize = 16 | 32 | 48 | 64 | 96;

// The pixels of the 16 × 16 drawing, as outlines.
const BOOTH = 'M4 0h2v1h1v1H6v1h1v1h3v1H7v10h3v1H0v-1h1V5H0V4h1V3h1V2h1V1h1z';
const LIT_SIDE = 'M6 2h2v1H6zM7 3h2v1H7zM7 5h2v10H7z';
const WINDOW = 'M3 7h4v4H3z';
const LINTEL = 'M3 7h4v1H3z';
const POST = 'M9 12h1v1H9z';
/** Bands of the barrier, dark ones and light ones. At 16 px it would be noise, so it is left out there. */
const DARK_BANDS = 'M9 10h1v2H9zM11 10h1v2h-1zM13 10h1v2h-1zM15 10h1v2h-1z';
const LIGHT_BANDS = 'M10 10h1v2h-1zM12 10h1v2h-1zM14 10h1v2h-1z';

function Booth({ size, lit }: { size: LogoSize; lit: boolean }) {
  const hasBarrier = size > 16;
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
      <path d={BOOTH} fill={color.petroleo} />
      <path d={LIT_SIDE} fill={`color-mix(in srgb, ${color.petroleo} 82%, white)`} />
      <path d={WINDOW} fill={lit ? color.baliza : color.fondo} />
      <path d={LINTEL} fill={lit ? `color-mix(in srgb, ${color.baliza} 80%, black)` : color.borde} />
      {hasBarrier && <path d={POST + DARK_BANDS} fill={color.tinta} />}
      {hasBarrier && <path d={LIGHT_BANDS} fill={color.baliza} />}
    </svg>
  );
}

const Root = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ $size }) => ($size > 32 ? space[4] : space[2])};
  color: ${color.tinta};
`;

const Wordmark = styled.span<{ $size: number }>`
  font-family: ${font.title};
  font-size: ${({ $size }) => Math.round($size * 0.8)}px;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.02em;
  max-width: min(9em, 30vw);
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

/** As much of a name as two lines or three hold. */
const shorten = (nombre: string): string => (nombre.length > 32 ? `${nombre.slice(0, 31)}…` : nombre);

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
      {wordmark && (
        <Wordmark $size={isOwn ? size : size * 0.7} aria-hidden="true">
          {isOwn ? (
            <>
              gar<LampedI>ı</LampedI>ta
            </>
          ) : (
            shorten(cara.nombre)
          )}
        </Wordmark>
      )}
    </Root>
  );
}
