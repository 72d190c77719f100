import { type DateValue, parseDate } from '@internationalized/date';
import { type RefCallback, useMemo, useRef } from 'react';
import {
  DatePicker as AriaDatePicker,
  DateInput,
  DateSegment,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { CalendarSheet } from './CalendarSheet';
import { FieldMessage, type FieldProps } from './FieldMessage';
import { FieldButton, FieldFrame, FieldLabel } from './fieldParts';
import { fieldRoot } from './fieldStyles';
import { CalendarIcon, CloseIcon } from './icons';
import { floatingSheet } from './listStyles';

/** A Spanish locale with the format MM/dd/yyyy, which the agencies are used to (SHL-58). */
const LOCALE = 'es-PA';

const Root = styled(AriaDatePicker)`
  ${fieldRoot}
`;
const Line = styled(DateInput)`
  display: flex;
  flex: 1;
  min-width: 0;
  padding: 0 ${space[2]} 0 ${space[3]};
  font-size: ${text[16]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const Segment = styled(DateSegment)`
  padding: 2px 1px;
  border-radius: 2px;
  outline: none;
  caret-color: transparent;
  &[data-placeholder] { color: ${color.tinta3}; }
  &[data-focused] { background: ${color.petroleo}; color: ${color.sobrePetroleo}; }
  &[data-disabled] { color: ${color.tinta3}; }
  @media (forced-colors: active) { &[data-focused] { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
`;
const Sheet = styled(Popover)`
  ${floatingSheet}
  overflow: auto;
`;
const Frame = styled(Dialog)`
  outline: none;
`;

export interface DatePickerProps extends FieldProps<string, HTMLElement> {
  /** `YYYY-MM-DD`; '' = no date. An invalid text counts as no date. */
  value: string;
  /** Called with a complete date, and with '' when it is cleared or left incomplete. */
  onChange: (value: string) => void;
  /** The calendar's day while there is no date, `YYYY-MM-DD`; default today. */
  opensAt?: string;
  /** The first segment, to move the focus. */
  inputRef?: RefCallback<HTMLElement>;
}

const toDate = (text: string): DateValue | null => {
  try {
    return parseDate(text);
  } catch {
    return null;
  }
};

/** A day, typed as MM/dd/yyyy or picked from a calendar. It has no time and no zone. */
export function DatePicker({
  label,
  value,
  onChange,
  onBlur,
  opensAt = '',
  description,
  errorMessage,
  inputRef,
  ...rest
}: DatePickerProps) {
  const placeholder = toDate(opensAt);
  // A stable object, since a new object would discard a partly typed date.
  const date = useMemo(() => toDate(value), [value]);
  const root = useRef<HTMLElement>(null);
  const firstPart = () => root.current?.querySelector<HTMLElement>('[role="spinbutton"]') ?? null;
  const clear = () => {
    onChange('');
    // The clear button disappears with the date, so the focus moves to the first segment.
    firstPart()?.focus();
  };
  const leave = () => {
    // React Aria keeps the last complete date while a segment is empty: the visible text and the
    // value would differ.
    if (date && root.current?.querySelector('[data-placeholder]')) onChange('');
    onBlur?.();
  };
  return (
    <I18nProvider locale={LOCALE}>
      <Root
        {...rest}
        ref={(element: HTMLElement | null) => {
          root.current = element;
          inputRef?.(firstPart());
        }}
        onBlur={leave}
        value={date}
        onChange={(next) => onChange(next?.toString() ?? '')}
        {...(placeholder && { placeholderValue: placeholder })}
        granularity="day"
        shouldForceLeadingZeros
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
      >
        <FieldLabel>{label}</FieldLabel>
        <FieldFrame>
          <Line>{(segment) => <Segment segment={segment} />}</Line>
          {date && !rest.isDisabled && (
            <FieldButton slot={null} aria-label="Quitar la fecha" onPress={clear}>
              <CloseIcon size={16} />
            </FieldButton>
          )}
          <FieldButton>
            <CalendarIcon size={20} />
          </FieldButton>
        </FieldFrame>
        <FieldMessage description={description} errorMessage={errorMessage} />
        <Sheet>
          <Frame>
            <CalendarSheet />
          </Frame>
        </Sheet>
      </Root>
    </I18nProvider>
  );
}
