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
  /** The fields, one below the other, and the button that sends them. */
  children: ReactNode;
  /** For a submit button outside of it, e.g. at the foot of a dialog: `<Button type="submit" form={id}>`. */
  id?: string;
  /** Name for screen readers, where no title stands above. */
  label?: string;
  /** It is what a dialog is there for: its first field takes the focus. */
  takesFocus?: boolean;
}

/** The form around fields; shows what the server had against it, below them. Rules come from the domain, so the browser's own are off. */
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
