import { type Ref, useState } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import styled from 'styled-components';
import { FieldMessage } from './FieldMessage';
import { FieldButton, FieldFrame, FieldInput, FieldLabel } from './fieldParts';
import { fieldRoot } from './fieldStyles';
import { EyeIcon, EyeOffIcon } from './icons';
import type { Wrapped } from './Wrapped';

const Root = styled(AriaTextField)`
  ${fieldRoot}
`;

export interface TextFieldProps extends Wrapped<AriaTextFieldProps> {
  label: string;
  /** Controlled value; without it the field is uncontrolled. */
  value?: string;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  /** Help below the field, part of the field's accessible description. */
  description?: string;
  /** The error; any text marks the field as invalid. */
  errorMessage?: string | undefined;
  /** `password` adds a reveal button. */
  type?: 'text' | 'password' | 'search' | 'email';
  /** An example input; never a replacement of the label. */
  placeholder?: string;
  /** For a password, a user name or a code: phones must not correct or capitalise the text. */
  isLiteral?: boolean;
  /** The input element, e.g. to move the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A line of text with label, help and error. */
export function TextField({
  label,
  description,
  errorMessage,
  type = 'text',
  placeholder,
  isLiteral = type === 'password',
  inputRef,
  ...rest
}: TextFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  return (
    <Root
      {...rest}
      type={isPassword && revealed ? 'text' : type}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame isInvalid={Boolean(errorMessage)} isDisabled={rest.isDisabled ?? false}>
        <FieldInput
          {...(inputRef && { ref: inputRef })}
          {...(placeholder && { placeholder })}
          {...(isLiteral && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
        />
        {isPassword && (
          <FieldButton
            aria-label={revealed ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            isDisabled={rest.isDisabled ?? false}
            onPress={() => setRevealed((shown) => !shown)}
          >
            {revealed ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </FieldButton>
        )}
      </FieldFrame>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </Root>
  );
}
