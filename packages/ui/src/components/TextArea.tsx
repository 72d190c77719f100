import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { FieldMessage, type FieldProps } from './FieldMessage';
import { FieldFrame, FieldLabel } from './fieldParts';
import { fieldRoot } from './fieldStyles';
import type { Wrapped } from './Wrapped';

const Root = styled(AriaTextField)`
  ${fieldRoot}
`;
const Lines = styled(AriaTextArea)<{ $rows: number }>`
  flex: 1;
  min-width: 0;
  min-height: calc(${({ $rows }) => $rows}lh + 16px);
  max-height: 40vh;
  padding: ${space[2]} ${space[3]};
  border: 0;
  background: none;
  /* iOS zooms into a focused field whose text is smaller than 16 px. */
  font-size: ${text[16]};
  line-height: 1.45;
  outline: none;
  resize: vertical;
  field-sizing: content;
  &::placeholder { color: ${color.tinta3}; opacity: 1; }
  &[data-disabled] { cursor: not-allowed; }
`;

export interface TextAreaProps
  extends FieldProps<string, HTMLTextAreaElement>,
    Wrapped<AriaTextFieldProps, keyof FieldProps<string>> {
  /** Initial number of lines; the field grows with its content. */
  rows?: number;
  /** The contract's limit in characters. The browser enforces it. */
  maxLength?: number;
  /** For names, codes or rows of a sheet: phones must not correct or capitalise the text. */
  isLiteral?: boolean;
  /** Takes the focus on mount. */
  autoFocus?: boolean;
}

/** Multi-line text with label, help and error. Enter adds a line and does not submit. */
export function TextArea({
  label,
  description,
  errorMessage,
  rows = 3,
  isLiteral = false,
  inputRef,
  ...rest
}: TextAreaProps) {
  return (
    <Root {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria">
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame isInvalid={Boolean(errorMessage)} isDisabled={rest.isDisabled ?? false}>
        <Lines
          rows={rows}
          $rows={rows}
          {...(inputRef && { ref: inputRef })}
          {...(isLiteral && { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' })}
        />
      </FieldFrame>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </Root>
  );
}
