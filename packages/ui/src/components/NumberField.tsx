import type { Ref } from 'react';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { FieldMessage } from './FieldMessage';
import { FieldButton, FieldFrame, FieldInput, FieldLabel } from './fieldParts';
import { fieldRoot } from './fieldStyles';
import { AddIcon, MinusIcon } from './icons';

const Root = styled(AriaNumberField)`
  ${fieldRoot}
`;
const Box = styled(FieldInput)`
  min-width: 12ch;
  font-variant-numeric: tabular-nums;
`;
const Unit = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding-right: ${space[2]};
  font-size: ${text[15]};
  color: ${color.tinta3};
`;

export interface NumberFieldProps {
  label: string;
  /** null = nothing typed. */
  value: number | null;
  /** Told when the field is left, on Enter and at each step; what is no number is null. */
  onChange: (value: number | null) => void;
  /** Told when the focus leaves it. */
  onBlur?: () => void;
  /** Bounds of the buttons and arrow keys. What is typed may lie beyond: the rules say in words what is wrong with it. */
  min?: number;
  /** See `min`. */
  max?: number;
  /** By how much buttons and arrow keys change it. */
  step?: number;
  /** Decimals that may be typed; none by default, since credits and minutes are whole. */
  decimals?: number;
  /** What is counted, e.g. `min`; shown after the number. */
  unit?: string;
  /** Help below it, read out with it. */
  description?: string;
  /** What is wrong; any text marks the field as invalid. */
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** Takes the focus as soon as it is there. */
  autoFocus?: boolean;
  /** Its name in the form, for the browser that fills in what it knows. */
  name?: string;
  /** The input itself, e.g. to move the focus to it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A number, typed or changed by steps. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    value,
    onChange,
    min,
    max,
    step = 1,
    decimals = 0,
    unit,
    description,
    errorMessage,
    inputRef,
    onBlur,
    ...rest
  } = props;
  return (
    <Root
      {...rest}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...(onBlur && { onBlur: () => onBlur() })}
      step={step}
      formatOptions={{ maximumFractionDigits: decimals }}
      commitBehavior="validate"
      // A page that is scrolled over a focused field must not change what it holds.
      isWheelDisabled
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame>
        <FieldButton slot="decrement">
          <MinusIcon size={20} />
        </FieldButton>
        <Box {...(inputRef && { ref: inputRef })} />
        {unit && <Unit>{unit}</Unit>}
        <FieldButton slot="increment">
          <AddIcon size={20} />
        </FieldButton>
      </FieldFrame>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </Root>
  );
}
