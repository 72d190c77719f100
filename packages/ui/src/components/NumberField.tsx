import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { FieldMessage, type FieldProps } from './FieldMessage';
import { FieldButton, FieldFrame, FieldInput, FieldLabel } from './fieldParts';
import { fieldRoot } from './fieldStyles';
import { AddIcon, MinusIcon } from './icons';
import type { Wrapped } from './Wrapped';

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

export interface NumberFieldProps
  extends FieldProps<number | null>,
    Wrapped<AriaNumberFieldProps, keyof FieldProps<number>> {
  /** null = empty. */
  value: number | null;
  /** Called on blur, on Enter and at each step; null for an emptied field. */
  onChange: (value: number | null) => void;
  /** Limit of buttons and arrow keys. Typed numbers may exceed it: the rules report them. */
  min?: number;
  /** See `min`. */
  max?: number;
  /** Step of buttons and arrow keys. */
  step?: number;
  /** Maximum decimals; default 0, since credits and minutes are integers. */
  decimals?: number;
  /** The unit after the number, e.g. `min`. */
  unit?: string;
  /** Takes the focus on mount. */
  autoFocus?: boolean;
}

/** A number, typed or changed by steps. */
export function NumberField({
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
}: NumberFieldProps) {
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
      // The mouse wheel scrolls the page and must not change the focused number.
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
