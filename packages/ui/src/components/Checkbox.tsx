import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { touchTarget } from '../theme/tokens';
import { CheckBoxSquare } from './CheckBoxSquare';
import { CheckIcon, MinusIcon } from './icons';

// The box is small and what a finger hits is not; the rows that it stands in are as high as that anyway.
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

export interface CheckboxProps {
  /** What is ticked, for who does not see the heading over it: `Cobrada: Recluta, 5c`. */
  label: string;
  /** Whether it is ticked. */
  value: boolean;
  /** Some of what it stands for is ticked, and some is not. */
  isPartial?: boolean;
  /** Asked to be ticked or not. */
  onChange: (value: boolean) => void;
  /** The change is being saved: the box keeps the focus and ignores further presses. */
  isPending?: boolean;
}

/** A box to tick in a row of a list, whose heading is its visible name. In a form, say what it turns on beside it: use a `Switch`. */
export function Checkbox({
  label,
  value,
  isPartial = false,
  onChange,
  isPending = false,
}: CheckboxProps) {
  return (
    <CheckboxField
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
