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
/* Fixed-width boxes: the digits differ in width, and the clock must not shift. */
const Cell = styled.span<{ $isDigit: boolean }>`
  display: inline-block;
  width: ${({ $isDigit }) => ($isDigit ? '0.44em' : '0.22em')};
  text-align: center;
`;

/** HTTP dates have whole seconds: ignores a step back of less than 2 s. */
const settle = (shown: number, elapsed: number): number =>
  elapsed < shown && shown - elapsed < 2 * SECOND ? shown : elapsed;

interface RelojProps {
  /** The ISO instant it counts from. For another one the parent sets another `key`. */
  entrada: string;
  now: () => number;
}

/** The time since the entry, to the second. Only this component renders each second. */
export function Reloj({ entrada, now }: RelojProps) {
  const elapsed = useEffectEvent(() => elapsedOf({ entrada }, now()));
  const [shown, setShown] = useState(() => elapsedOf({ entrada }, now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Wakes when the displayed second changes.
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
  // Counted from the right: the keys stay stable when the hours gain a digit.
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
