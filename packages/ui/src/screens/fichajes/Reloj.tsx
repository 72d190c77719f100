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
/* Each character has a box of fixed width: the digits differ in width, and the clock must not
   move. */
const Cell = styled.span<{ $isDigit: boolean }>`
  display: inline-block;
  width: ${({ $isDigit }) => ($isDigit ? '0.44em' : '0.22em')};
  text-align: center;
`;

/**
 * The time to show. It ignores a step back of less than 2 s, since the server's time has whole
 * seconds (HTTP dates).
 */
const settle = (shown: number, elapsed: number): number =>
  elapsed < shown && shown - elapsed < 2 * SECOND ? shown : elapsed;

interface RelojProps {
  /**
   * The ISO instant from which the clock counts. For another instant the parent must set another
   * `key`.
   */
  entrada: string;
  now: () => number;
}

/** The time since the entry, to the second. Each second only this component renders. */
export function Reloj({ entrada, now }: RelojProps) {
  const elapsed = useEffectEvent(() => elapsedOf({ entrada }, now()));
  const [shown, setShown] = useState(() => elapsedOf({ entrada }, now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The timer fires when the displayed second changes.
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
  // Places are counted from the right, so that the keys stay the same when the hours gain a digit.
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
