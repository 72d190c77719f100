import styled from 'styled-components';
import { space, text } from '../theme/tokens';
import { DatePicker } from './DatePicker';
import { DateTimePicker } from './DateTimePicker';
import { FieldLabel } from './fieldParts';

const Root = styled.fieldset<{ $columnWidth: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $columnWidth }) => $columnWidth}px), 1fr));
  align-items: start;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 0 ${space[1]}; font-size: ${text[15]}; font-weight: 700; }
  /* The legend names the field; the labels name its ends. */
  ${FieldLabel} { font-weight: 400; }
`;

/**
 * Two days, `YYYY-MM-DD`, or with a time, `YYYY-MM-DDTHH:mm`; '' = empty. The domain's rules check
 * their order.
 */
export interface DateRangeValue {
  inicio: string;
  final: string;
}

export interface DateRangeProps {
  /** Name of the range, e.g. `Días de la nómina`. */
  label: string;
  /** Both ends; either may be empty. */
  value: DateRangeValue;
  /** Called with both ends. */
  onChange: (value: DateRangeValue) => void;
  /** Whole days, or days with a time in half hours. */
  granularity?: 'day' | 'time';
  /** The errors of the ends, from the domain's rules. */
  errors?: { inicio?: string | undefined; final?: string | undefined };
  /** The labels of the ends, instead of `Desde` and `Hasta`. */
  labels?: { inicio: string; final: string };
  /** Disables both ends. */
  isDisabled?: boolean;
}

/**
 * A range of days. Each end is a date picker with its own error. While the second date is empty,
 * its calendar opens at the first date.
 */
export function DateRange({
  label,
  value,
  onChange,
  granularity = 'day',
  errors = {},
  labels = { inicio: 'Desde', final: 'Hasta' },
  isDisabled = false,
}: DateRangeProps) {
  const End = granularity === 'time' ? DateTimePicker : DatePicker;
  return (
    <Root $columnWidth={granularity === 'time' ? 320 : 210}>
      <legend>{label}</legend>
      <End
        name="inicio"
        label={labels.inicio}
        value={value.inicio}
        onChange={(inicio) => onChange({ ...value, inicio })}
        errorMessage={errors.inicio}
        isDisabled={isDisabled}
      />
      <End
        name="final"
        label={labels.final}
        value={value.final}
        onChange={(final) => onChange({ ...value, final })}
        opensAt={value.inicio.slice(0, 10)}
        errorMessage={errors.final}
        isDisabled={isDisabled}
      />
    </Root>
  );
}
