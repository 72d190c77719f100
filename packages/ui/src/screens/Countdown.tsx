import { formatRemaining } from '@garita/domain/formato/duration';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { color, font, space, text } from '../theme/tokens';

const MINUTE = 60_000;

const Root = styled.time`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
`;
const Unit = styled.span`
  font-size: ${text[15]};
  color: ${color.tinta2};
`;
const Digits = styled.span`
  font-family: ${font.pixel};
  font-size: ${text[32]};
  line-height: 1;
  color: ${color.tinta};
`;

interface CountdownProps {
  /** ISO instant. */
  until: string;
  /** The clock, in milliseconds. */
  now: () => number;
  /** What stands there once the time is over. */
  ended: string;
  /** Called when the time runs out while it is shown, not when it was over from the start. */
  onEnd?: () => void;
}

/** Time left until a moment, in words. It renders itself once a minute and nothing around it. */
export function Countdown(props: CountdownProps) {
  // Another moment is another countdown.
  return <Running key={props.until} {...props} />;
}

function Running({ until, now, ended, onEnd }: CountdownProps) {
  const remaining = useEffectEvent(() => Date.parse(until) - now());
  const finish = useEffectEvent(() => onEnd?.());
  const [words, setWords] = useState(() => formatRemaining(Date.parse(until) - now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The words change when a minute is full, so that is when it wakes.
    const wait = (ms: number) => {
      timer = setTimeout(tick, ms % MINUTE || MINUTE);
    };
    const tick = () => {
      const left = remaining();
      setWords(formatRemaining(left));
      if (left > 0) wait(left);
      else finish();
    };
    const left = remaining();
    if (left > 0) wait(left);
    return () => clearTimeout(timer);
  }, []);
  return <Root dateTime={until}>{words === null ? ended : <WithDigits words={words} />}</Root>;
}

/** The numbers of `2 días y 5 horas` in pixels, the words between them as they are. */
function WithDigits({ words }: { words: string }) {
  return words.split(/(\d+)/).map((part, index) => {
    const key = `${index}:${part}`;
    return /^\d+$/.test(part) ? <Digits key={key}>{part}</Digits> : <Unit key={key}>{part}</Unit>;
  });
}
