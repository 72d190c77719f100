import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { touchTarget } from '../theme/tokens';
import { CheckBoxSquare } from './CheckBoxSquare';
import { CheckIcon, MinusIcon } from './icons';
import type { Wrapped } from './Wrapped';

// The touch target is 44 px. With the negative margin the target takes 24 px in the layout, like
// the box.
const Target = styled(CheckboxButton)`
  display: inline-grid;
  place-items: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  margin: -10px;
  cursor: pointer;
  &[data-readonly] { cursor: progress; }
  &[data-disabled] { cursor: not-allowed; }
`;

export interface CheckboxProps extends Wrapped<CheckboxFieldProps, 'value' | 'onChange'> {
  /** Accessible name: `Cobrada: Recluta, 5c`. The column's header is the visible name. */
  label: string;
  value: boolean;
  /** Indeterminate: some of the represented items are checked, not all. */
  isPartial?: boolean;
  /** Called with the requested state. */
  onChange: (value: boolean) => void;
  /** The change is being saved: the box keeps the focus and ignores presses. */
  isPending?: boolean;
}

/**
 * A checkbox in a row of a list. The column's header is its visible label. In a form, use a
 * `Switch` with its own label.
 */
export function Checkbox({
  label,
  value,
  isPartial = false,
  onChange,
  isPending = false,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      isSelected={value}
      isIndeterminate={isPartial}
      onChange={onChange}
      isReadOnly={isPending}
      aria-label={label}
    >
      <Target>
        <CheckBoxSquare aria-hidden="true">
          {isPartial ? <MinusIcon size={20} /> : <CheckIcon size={20} />}
        </CheckBoxSquare>
      </Target>
    </CheckboxField>
  );
}
