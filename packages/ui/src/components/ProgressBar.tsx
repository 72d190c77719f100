import { formatInteger } from '@garita/domain/formato/credits';
import styled from 'styled-components';
import { color, media, motion, space, text } from '../theme/tokens';
import { CheckIcon } from './icons';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space[1]} ${space[3]};
  font-size: ${text[15]};
`;
const Name = styled.span`
  min-width: 0;
  font-weight: 700;
`;
const Value = styled.span<{ $done: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $done }) => ($done ? color.laurelTexto : color.tinta2)};
  font-variant-numeric: tabular-nums;
`;
const Track = styled.span`
  grid-column: 1 / -1;
  height: 12px;
  border: 1px solid ${color.bordeControl};
  border-radius: 3px;
  background: ${color.pozo};
  overflow: hidden;
  @media (forced-colors: active) { border-color: CanvasText; }
`;
const Fill = styled.span<{ $done: boolean }>`
  display: block;
  height: 100%;
  print-color-adjust: exact;
  background: ${({ $done }) => ($done ? color.laurel : color.petroleo)};
  ${media.motion} { transition: width ${motion.page} ${motion.ease}; }
  @media (forced-colors: active) { background: Highlight; forced-color-adjust: none; }
`;

export interface ProgressBarProps {
  /** The measured quantity, e.g. `Asistencias`. */
  label: string;
  /** The current amount; `max` or more fills the bar. */
  value: number;
  /** The required amount. 0 = no requirement, complete from the start. */
  max: number;
  /** The progress in words, e.g. `3h 20m de 10h`. Default: `12 de 20`. */
  valueLabel?: string;
}

/**
 * Progress in words and as a bar. React Aria's `ProgressBar` is not used here, because every button
 * imports a context from the same module: the first page would then load the component too.
 */
export function ProgressBar({
  label,
  value,
  max,
  valueLabel = `${formatInteger(value)} de ${formatInteger(max)}`,
}: ProgressBarProps) {
  const done = value >= max;
  const [now, end] = done ? [1, 1] : [value, max];
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={now}
      aria-valuemax={end}
      aria-valuetext={valueLabel}
    >
      <Name>{label}</Name>
      <Value $done={done}>
        {done && <CheckIcon size={16} />}
        {valueLabel}
      </Value>
      <Track>
        <Fill $done={done} style={{ width: `${(100 * now) / end}%` }} />
      </Track>
    </Root>
  );
}
