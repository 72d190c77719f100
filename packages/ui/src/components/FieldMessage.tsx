import type { Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { fieldDescription } from './fieldStyles';
import { ErrorIcon } from './icons';

const Description = styled(Text)`
  ${fieldDescription}
`;

const Failure = styled(FieldError)`
  display: flex;
  align-items: flex-start;
  gap: ${space[1]};
  font-size: ${text[13]};
  font-weight: 600;
  color: ${color.granaTexto};
  svg { flex: none; margin-top: 2px; }
`;

/**
 * The common props of fields. `form.field(name)` of `useForm` gives all of them except `label`,
 * `description` and `isDisabled`.
 */
export interface FieldProps<Value, Input extends HTMLElement = HTMLInputElement> {
  /** The name of the value to fill in. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Help below the field, part of the field's accessible description. */
  description?: string;
  /** The error; any text marks the field as invalid. */
  errorMessage?: string | undefined;
  isDisabled?: boolean;
  /** The field's name in the form, for autofill. */
  name?: string;
  /** The element that takes the focus. */
  inputRef?: Ref<Input>;
}

export interface FieldMessageProps {
  /** Help, also visible while typing. */
  description?: string | undefined;
  /** The error and its fix. */
  errorMessage?: string | undefined;
}

/**
 * The line below a field: help and error. Inside a React Aria field both describe the input. The
 * live region is rendered before there is a text, so that screen readers announce an error that
 * appears after the focus has left the field.
 */
export function FieldMessage({ description, errorMessage }: FieldMessageProps) {
  return (
    <>
      {description && <Description slot="description">{description}</Description>}
      <div aria-live="polite">
        <Failure>
          <ErrorIcon size={16} />
          <span>{errorMessage}</span>
        </Failure>
      </div>
    </>
  );
}
