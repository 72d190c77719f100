import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { DatePicker, type DatePickerProps } from './DatePicker';
import { Select } from './Select';

const Root = styled(Group)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]};
  > :first-child { flex: 2 1 210px; }
  > :last-child { flex: 1 1 100px; }
`;

/** `00:00`, `00:30` … `23:30` (SHL-59). */
const HALF_HOURS: readonly string[] = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

/** The half hours, and an existing value between two of them, so that it stays selectable. */
const timesWith = (time: string): readonly string[] =>
  time === '' || HALF_HOURS.includes(time) ? HALF_HOURS : [...HALF_HOURS, time].sort();

/** As `DatePicker`, with values `YYYY-MM-DDTHH:mm`: local, without a zone. */
export type DateTimePickerProps = DatePickerProps;

/** A day and a time in half hours. A day chosen before its time gets midnight. */
export function DateTimePicker({ value, onChange, ...rest }: DateTimePickerProps) {
  const [date = '', time = ''] = value.split('T');
  return (
    <Root aria-label={rest.label}>
      <DatePicker
        {...rest}
        value={date}
        onChange={(day) => onChange(day === '' ? '' : `${day}T${time || '00:00'}`)}
      />
      <Select
        label="Hora"
        placeholder="--:--"
        value={time === '' ? null : time}
        options={timesWith(time).map((id) => ({ id, label: id }))}
        onChange={(chosen) => onChange(`${date}T${chosen}`)}
        isDisabled={(rest.isDisabled ?? false) || date === ''}
      />
    </Root>
  );
}
