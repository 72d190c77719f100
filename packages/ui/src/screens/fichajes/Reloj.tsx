import { elapsedOf } from '@garita/domain/fichajes/fichaje';
import { formatReloj } from '@garita/domain/fichajes/formatReloj';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { color, font, media } from '../../theme/tokens';

const SECOND = 1_000;

const Root = styled.div`
  font-family: ${font.pixel};
  font-size: 5rem;
  line-height: 0.8;
  color: ${color.tinta};
  white-space: nowrap;
  ${media.compact} { font-size: 4.5rem; }
`;
/* Each in a box of its own: the digits differ in width, and the clock must not tremble. */
const Cell = styled.span<{ $isDigit: boolean }>`
  display: inline-block;
  width: ${({ $isDigit }) => ($isDigit ? '0.44em' : '0.22em')};
  text-align: center;
`;

/** HTTP's clock counts whole seconds, so the server's time as seen from here wavers by one: what is shown does not go back for that. */
const settle = (shown: number, elapsed: number): number =>
  elapsed < shown && shown - elapsed < 2 * SECOND ? shown : elapsed;

interface RelojProps {
  /** ISO instant from which it runs. Whoever shows another one gives the component another `key`. */
  entrada: string;
  /** The server's clock, in milliseconds. */
  now: () => number;
}

/** How long somebody has been in, to the second. It renders itself and nothing around it. */
export function Reloj({ entrada, now }: RelojProps) {
  const elapsed = useEffectEvent(() => elapsedOf({ entrada }, now()));
  const [shown, setShown] = useState(() => elapsedOf({ entrada }, now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is shown changes when a second is full, so that is when it wakes.
    const wait = (ms: number) => {
      timer = setTimeout(tick, SECOND - (ms % SECOND));
    };
    const tick = () => {
      const ms = elapsed();
      setShown((before) => settle(before, ms));
      wait(ms);
    };
    wait(elapsed());
    return () => clearTimeout(timer);
  }, []);
  // Counted from the right: hours may grow by a digit.
  const signs = [...formatReloj(shown)].map((sign, index, { length }) => ({
    sign,
    place: length - index,
  }));
  return (
    <Root role="timer" aria-label="Tiempo dentro">
      {signs.map(({ sign, place }) => (
        <Cell key={place} $isDigit={sign !== ':'}>
          {sign}
        </Cell>
      ))}
    </Root>
  );
}
