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

const Root = styled(AriaTextField)`
  ${fieldRoot}
`;

type AriaParts = Pick<
  AriaTextFieldProps,
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'isRequired'
  | 'isDisabled'
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
  | 'inputMode'
>;

export interface TextFieldProps extends AriaParts {
  label: string;
  /** Controlled text; without it the field keeps its own. */
  value?: string;
  /** The first text of a field that keeps its own. */
  defaultValue?: string;
  /** Help below it, read out with it. */
  description?: string;
  /** What is wrong; any text marks the field as invalid. */
  errorMessage?: string | undefined;
  /** `password` brings a button that reveals it. */
  type?: 'text' | 'password' | 'search' | 'email';
  /** An example of what is typed; it never takes the place of the label. */
  placeholder?: string;
  /** A password, a user name, a code: phones must neither correct nor capitalise it. */
  isLiteral?: boolean;
  /** The input itself, e.g. to move the focus to it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its name, its help and its error. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    description,
    errorMessage,
    type = 'text',
    placeholder,
    isLiteral = type === 'password',
    inputRef,
    ...rest
  } = props;
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
