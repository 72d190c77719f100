import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Booth } from '../../../components/Booth';
import { media, radius, space, text } from '../../../theme/tokens';
import { skyOf } from './cielo';
import { describePuesto } from './describePuesto';
import { Figura, WIDTH } from './Figura';
import type { PuestoProps } from './PuestoProps';
import { turnosDeHabla } from './turnosDeHabla';

/** How many items of `width` px fit in a row of the box; updated when the box is resized. */
function useFitting(width: number): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly fitting: number;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    // The observer also reports the first size, before the paint.
    const observer = new ResizeObserver(() => setFitting(Math.floor(box.clientWidth / width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [width]);
  return { ref, fitting };
}

/** How long the speech bubbles of one turn are shown, in milliseconds. */
const TURN = 6_000;

/**
 * The current turn; undefined without turns. If there are several turns, a timer changes to the
 * next turn.
 */
function useTurn<T>(turns: readonly T[]): T | undefined {
  const [turn, setTurn] = useState(0);
  const count = turns.length;
  useEffect(() => {
    if (count <= 1) return;
    const timer = setInterval(() => setTurn((now) => now + 1), TURN);
    return () => clearInterval(timer);
  }, [count]);
  return turns[count <= 1 ? 0 : turn % count];
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: end;
  height: 216px;
  overflow: hidden;
  border-radius: ${radius.card};
`;
/** The yard's floor: dark at any hour, so that names are readable on it. */
const Floor = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 78px;
  background: #12302F repeating-linear-gradient(90deg, transparent 0 62px, #1E4644 62px 64px);
  border-top: 2px solid #1E4644;
`;
const rise = keyframes`from { transform: translateY(3px); opacity: 0.6; }`;
const Gate = styled.div`
  position: relative;
  padding: 0 ${space[2]} 52px ${space[4]};
  --petroleo: #2B8F8B;
  --fondo: #0C1413;
  --borde: #2B3B39;
  --baliza: #FFC04A;
  --tinta: #06201F;
  ${media.compact} { padding: 0 0 52px ${space[3]}; svg { width: 64px; height: 64px; } }
  ${media.motion} { svg { animation: ${rise} 320ms; } }
`;
const People = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  height: 100%;
  padding: 0 ${space[3]};
`;
const More = styled.span`
  position: absolute;
  right: ${space[3]};
  top: ${space[2]};
  padding: 2px ${space[2]};
  border-radius: ${radius.tag};
  background: #12302F;
  color: #E9F0EE;
  font-size: ${text[13]};
`;

/** The scene: the booth, lit while anyone is clocked in, and as many of those people as fit. */
export function Escena({ dentro, zona, now }: PuestoProps) {
  const { ref, fitting } = useFitting(WIDTH);
  const { arriba, abajo } = skyOf(now(), zona);
  const shown = dentro.slice(0, fitting);
  const talkative = shown.flatMap(({ estado }, place) => (estado === null ? [] : [place]));
  const speaking = useTurn(turnosDeHabla(talkative, fitting));
  const rest = dentro.length - shown.length;
  return (
    <Root
      role="img"
      aria-label={describePuesto(dentro)}
      style={{ background: `linear-gradient(${arriba}, ${abajo} 62%)` }}
    >
      <Floor />
      <Gate>
        <Booth size={96} lit={dentro.length > 0} />
      </Gate>
      <People ref={ref}>
        {shown.map((persona, place) => (
          <Figura
            key={persona.usuario}
            persona={persona}
            place={place}
            now={now}
            isSpeaking={speaking?.includes(place) === true}
            isLast={place === fitting - 1}
          />
        ))}
      </People>
      {fitting > 0 && rest > 0 && <More>{`y ${rest} más`}</More>}
    </Root>
  );
}
