import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import styled from 'styled-components';
import { focusRing } from '../theme/focusRing';
import { color, fieldBackground, media, motion, space, text, touchTarget } from '../theme/tokens';
import { FieldMessage, type FieldProps } from './FieldMessage';
import { fieldRoot } from './fieldStyles';
import type { Wrapped } from './Wrapped';

const Root = styled(SwitchField)`
  ${fieldRoot}
`;

// The whole line is the touch target; the text may wrap.
const Line = styled(SwitchButton)`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${touchTarget};
  padding: 10px 0;
  font-size: ${text[16]};
  line-height: 1.5;
  cursor: pointer;
  &[data-disabled] { color: ${color.tinta3}; cursor: not-allowed; }
  &[data-readonly] { cursor: progress; }
`;

const Track = styled.span`
  position: relative;
  flex: none;
  width: 44px;
  height: 24px;
  border: 2px solid ${color.bordeControl};
  border-radius: 12px;
  print-color-adjust: exact;
  background: ${fieldBackground};
  transition: background-color ${motion.feedback}, border-color ${motion.feedback};
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 14px;
    height: 14px;
    border-radius: 7px;
    background: ${color.bordeControl};
  }
  ${media.motion} {
    &::before { transition: transform ${motion.feedback} ${motion.ease}; }
  }
  [data-hovered] > & { border-color: ${color.tinta2}; &::before { background: ${color.tinta2}; } }
  [data-pressed] > & { background: ${color.pozo}; }
  [data-selected] > & {
    border-color: ${color.petroleo};
    background: ${color.petroleo};
    &::before { background: ${color.sobrePetroleo}; transform: translateX(20px); }
  }
  [data-selected][data-hovered] > &, [data-selected][data-pressed] > & { border-color: ${color.petroleoHover}; background: ${color.petroleoHover}; }
  [data-invalid] > & { border-color: ${color.grana}; }
  [data-disabled] > & { border-color: ${color.borde}; background: ${color.pozo}; &::before { background: ${color.tinta3}; } }
  [data-focus-visible] > & { ${focusRing} }
  @media (forced-colors: active) {
    &::before { background: ButtonText; forced-color-adjust: none; }
    [data-selected] > & { background: Highlight; forced-color-adjust: none; &::before { background: HighlightText; } }
  }
`;

export interface SwitchProps
  extends FieldProps<boolean>,
    Wrapped<SwitchFieldProps, keyof FieldProps<boolean>> {
  /** The setting as a statement: `Mostrar los estados`. */
  label: string;
  /** The change is being saved: the switch keeps the focus and ignores presses. */
  isPending?: boolean;
}

/**
 * Turns a setting on or off. A press applies the setting immediately. In a form that saves it
 * later, the description must say so.
 */
export function Switch({
  label,
  value,
  onChange,
  description,
  errorMessage,
  isPending = false,
  inputRef,
  ...rest
}: SwitchProps) {
  return (
    <Root
      {...rest}
      {...(inputRef && { inputRef })}
      isSelected={value}
      onChange={onChange}
      isReadOnly={isPending}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <Line>
        <Track aria-hidden="true" />
        {label}
      </Line>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </Root>
  );
}
