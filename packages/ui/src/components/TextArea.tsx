import type { RefCallback } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import styled from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { FieldMessage } from './FieldMessage';
import { FieldFrame, FieldLabel } from './fieldParts';
import { fieldRoot } from './fieldStyles';

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
  /* iOS zooms into anything below 16 px. */
  font-size: ${text[16]};
  line-height: 1.45;
  outline: none;
  resize: vertical;
  field-sizing: content;
  &::placeholder { color: ${color.tinta3}; opacity: 1; }
  &[data-disabled] { cursor: not-allowed; }
`;

export interface TextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Told when the focus leaves it. */
  onBlur?: () => void;
  /** Its name in the form, for the browser that fills in what it knows. */
  name?: string;
  /** Help below it, read out with it. */
  description?: string;
  /** What is wrong; any text marks the field as invalid. */
  errorMessage?: string | undefined;
  /** How many lines it shows at first; it grows with what is written. */
  rows?: number;
  /** What the contract admits; the browser takes no more. */
  maxLength?: number;
  isDisabled?: boolean;
  /** Takes the focus as soon as it is there. */
  autoFocus?: boolean;
  /** The text area itself, e.g. to move the focus to it. */
  inputRef?: RefCallback<HTMLTextAreaElement>;
}

/** Some lines of text with their name, help and error. Enter makes a line; it sends nothing. */
export function TextArea({
  label,
  description,
  errorMessage,
  rows = 3,
  inputRef,
  ...rest
}: TextAreaProps) {
  return (
    <Root {...rest} isInvalid={Boolean(errorMessage)} validationBehavior="aria">
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame isInvalid={Boolean(errorMessage)} isDisabled={rest.isDisabled ?? false}>
        <Lines rows={rows} $rows={rows} {...(inputRef && { ref: inputRef })} />
      </FieldFrame>
      <FieldMessage description={description} errorMessage={errorMessage} />
    </Root>
  );
}
