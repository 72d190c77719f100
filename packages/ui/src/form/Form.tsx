import { type FormEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Notice } from '../components/Notice';
import { OwnFocusContext } from '../components/OwnFocusContext';
import { space } from '../theme/tokens';
import { useFirstFocus } from './useFirstFocus';

const Root = styled.form`
  display: grid;
  gap: ${space[4]};
`;

interface FormProps {
  /** From `useForm`. */
  form: { handleSubmit: (event?: FormEvent) => void; serverError: string | undefined };
  /** The fields, one below the other, and the submit button. */
  children: ReactNode;
  /**
   * For a submit button outside of the form, e.g. in a dialog's footer: `<Button type="submit"
   * form={id}>`.
   */
  id?: string;
  /** Accessible name, if there is no title above. */
  label?: string;
  /**
   * Whether the form's first field takes the focus: for a form that is the purpose of its dialog.
   */
  takesFocus?: boolean;
}

/**
 * The form element; shows the server's error below the fields. The domain's rules replace the
 * browser's validation.
 */
export function Form({ form, children, id, label, takesFocus = false }: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  const isFocusOwn = useFirstFocus(root, takesFocus);
  return (
    <Root
      ref={root}
      onSubmit={form.handleSubmit}
      noValidate
      {...(id && { id })}
      {...(label && { 'aria-label': label })}
    >
      <OwnFocusContext value={isFocusOwn}>{children}</OwnFocusContext>
      {form.serverError && <Notice tone="danger">{form.serverError}</Notice>}
    </Root>
  );
}
