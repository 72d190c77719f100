import { shorten } from '@garita/domain/formato/shorten';
import { useContext } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme/tokens';
import { Booth } from './Booth';
import { CaraContext, hasOwnLetters } from './CaraContext';

type LogoSize = 16 | 32 | 48 | 64 | 96;

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

// The i has a square lamp instead of its dot.
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

/**
 * Maximum characters of the shown name; longer names are cut. 32 characters fill two or three
 * lines.
 */
const NAME_MAX = 32;

interface LogoProps {
  /** Side of the booth in pixels: multiples of 16, so that pixels stay square. */
  size?: LogoSize;
  /** Light in the window. */
  lit?: boolean;
  /** Shows the name beside the booth. */
  wordmark?: boolean;
}

/** The portal's logo: the agency's emblem and name, or Garita's own. */
export function Logo({ size = 32, lit = true, wordmark = true }: LogoProps) {
  const cara = useContext(CaraContext);
  const isOwn = hasOwnLetters(cara);
  return (
    <Root $size={size} role="img" aria-label={isOwn ? 'Garita' : cara.nombre}>
      {cara.emblema ? (
        <img src={cara.emblema} width={size} height={size} alt="" />
      ) : (
        <Booth size={size} lit={lit} />
      )}
      {wordmark && (
        <Wordmark $size={isOwn ? size : size * 0.7} aria-hidden="true">
          {isOwn ? (
            <>
              gar<LampedI>ı</LampedI>ta
            </>
          ) : (
            shorten(cara.nombre, NAME_MAX)
          )}
        </Wordmark>
      )}
    </Root>
  );
}
