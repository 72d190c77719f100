import { type RefCallback, useId } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { FieldMessage, type FieldProps } from '../components/FieldMessage';
import { FieldLabel } from '../components/fieldParts';
import { fieldRoot } from '../components/fieldStyles';
import { focusRing } from '../theme/focusRing';
import {
  color,
  fieldBackground,
  media,
  motion,
  radius,
  space,
  text,
  touchTarget,
} from '../theme/tokens';

const Root = styled(RadioGroup)`
  ${fieldRoot}
`;

const Options = styled.div<{ $inRow: boolean }>`
  display: grid;
  gap: ${space[2]};
  ${media.wide} { ${({ $inRow }) => $inRow && 'grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);'} }
`;

const Field = styled(RadioField)`
  display: grid;
`;

const Option = styled(RadioButton)`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${touchTarget};
  padding: 10px ${space[3]};
  border: 1px solid ${color.bordeControl};
  border-radius: ${radius.control};
  background: ${fieldBackground};
  cursor: pointer;
  transition: border-color ${motion.feedback}, background-color ${motion.feedback};
  &[data-hovered] { border-color: ${color.tinta2}; }
  &[data-pressed] { background: ${color.pozo}; }
  &[data-selected] { border-color: ${color.petroleo}; background: ${color.petroleoSuave}; box-shadow: inset 0 0 0 1px ${color.petroleo}; }
  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { border-color: ${color.borde}; background: ${color.pozo}; color: ${color.tinta3}; cursor: not-allowed; }
  @media (forced-colors: active) { &[data-selected] { outline: 2px solid Highlight; } }
`;

const Dot = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: 2px;
  border: 2px solid ${color.bordeControl};
  border-radius: 50%;
  background: ${color.superficie};
  [data-selected] > & { border: 6px solid ${color.petroleo}; }
  [data-disabled] > & { border-color: ${color.borde}; }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  font-weight: 700;
`;
const Detail = styled.span`
  font-size: ${text[15]};
  font-weight: 400;
  color: ${color.tinta2};
  [data-disabled] & { color: inherit; }
`;

export interface Choice<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** The meaning of the choice, in a line. */
  readonly description?: string;
}

export interface ChoicesProps<Id extends string> extends FieldProps<Id> {
  /** Two to about five, in a natural order. */
  choices: readonly Choice<Id>[];
  /** The id of the selected choice; never empty. */
  value: Id;
  /** Whether the choices are side by side if there is room, for few short choices. */
  inRow?: boolean;
  /** The selected radio, which takes the focus on a form error. */
  inputRef?: RefCallback<HTMLInputElement>;
}

/** One of a few visible choices with descriptions. For many use `Select`. */
export function Choices<Id extends string>({
  label,
  choices,
  value,
  onChange,
  description,
  errorMessage,
  inRow = false,
  inputRef,
  ...rest
}: ChoicesProps<Id>) {
  const prefix = useId();
  return (
    <Root
      {...rest}
      value={value}
      onChange={(id) => onChange(id as Id)}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <Options $inRow={inRow}>
        {choices.map((choice) => (
          <Field
            key={choice.id}
            value={choice.id}
            aria-labelledby={`${prefix}${choice.id}`}
            {...(inputRef && choice.id === value && { inputRef })}
            {...(choice.description && { 'aria-describedby': `${prefix}${choice.id}-detalle` })}
          >
            <Option>
              <Dot aria-hidden="true" />
              <Words>
                <span id={`${prefix}${choice.id}`}>{choice.label}</span>
                {choice.description && (
                  <Detail id={`${prefix}${choice.id}-detalle`}>{choice.description}</Detail>
                )}
              </Words>
            </Option>
          </Field>
        ))}
      </Options>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </Root>
  );
}
