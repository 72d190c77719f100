import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, fieldBackground, motion, radius, touchTarget } from '../theme/tokens';
import { CheckIcon } from './icons';

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
const Box = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.bordeControl};
  border-radius: ${radius.tag};
  background: ${fieldBackground};
  color: transparent;
  transition: background-color ${motion.feedback}, border-color ${motion.feedback};
  [data-hovered] > & { border-color: ${color.tinta2}; }
  [data-selected] > & { border-color: ${color.petroleo}; background: ${color.petroleo}; color: ${color.sobrePetroleo}; }
  [data-selected][data-hovered] > & { border-color: ${color.petroleoHover}; background: ${color.petroleoHover}; }
  [data-disabled] > & { border-color: ${color.borde}; background: ${color.pozo}; color: ${color.tinta3}; }
  [data-focus-visible] > & { ${focusRing} }
  @media (forced-colors: active) {
    [data-selected] > & { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
`;

export interface CheckboxProps {
  /** What is ticked, for who does not see the heading over it: `Cobrada: Recluta, 5c`. */
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  /** The change is being saved: the box keeps the focus and ignores further presses. */
  isPending?: boolean;
}

/** A box to tick in a row of a list, whose heading is its visible name. In a form, say what it turns on beside it: use a `Switch`. */
export function Checkbox({ label, value, onChange, isPending = false }: CheckboxProps) {
  return (
    <CheckboxField isSelected={value} onChange={onChange} isReadOnly={isPending} aria-label={label}>
      <Target>
        <Box aria-hidden="true">
          <CheckIcon size={20} />
        </Box>
      </Target>
    </CheckboxField>
  );
}
