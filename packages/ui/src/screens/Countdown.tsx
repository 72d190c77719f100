import { formatRemaining } from '@garita/domain/formato/duration';
import styled from 'styled-components';
import { color, font, space, text } from '../theme/tokens';
import { type RemainingOptions, useRemaining } from './useRemaining';

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

interface CountdownProps extends RemainingOptions {
  /** The text after the end. */
  ended: string;
}

/** The time left until an instant, in words. Each minute only this component re-renders. */
export function Countdown(props: CountdownProps) {
  // Another instant remounts the countdown, so that the new time shows immediately.
  return <Running key={props.until} {...props} />;
}

function Running({ ended, ...options }: CountdownProps) {
  const words = formatRemaining(useRemaining(options));
  return (
    <Root dateTime={options.until}>{words === null ? ended : <WithDigits words={words} />}</Root>
  );
}

/** The digits of `2 días y 5 horas` in the pixel face, the words in the text face. */
function WithDigits({ words }: { words: string }) {
  return words.split(/(\d+)/).map((part, index) => {
    const key = `${index}:${part}`;
    return /^\d+$/.test(part) ? <Digits key={key}>{part}</Digits> : <Unit key={key}>{part}</Unit>;
  });
}
