import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { Dialog, type DialogSize } from '../components/Dialog';
import { Form } from './Form';
import type { Form as FormState } from './useForm';

const Summary = styled.div`
  && { flex: 1 0 100%; }
`;

export interface FormDialogProps<T> {
  /** From `useForm`. */
  form: FormState<T>;
  /** The act, as on the opening button. */
  title: string;
  /** Accessible name of the form, if it is not the dialog's title. */
  label?: string;
  /** The act as a verb. */
  submitLabel: string;
  /** The announcement while the form is sent. */
  pendingLabel: string;
  cancelLabel?: string;
  /** False during the exit animation; omitted for a dialog that is mounted only while open. */
  isOpen?: boolean;
  size?: DialogSize;
  onClose: () => void;
  /**
   * The result, e.g. a price: beside the buttons, so that it is visible before they are pressed.
   */
  summary?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A short form in a dialog. While it is sent, the user can neither send it again nor close it. */
export function FormDialog<T>({
  form,
  title,
  label = title,
  submitLabel,
  pendingLabel,
  cancelLabel = 'Cancelar',
  isOpen = true,
  size = 'small',
  onClose,
  summary,
  children,
}: FormDialogProps<T>) {
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      isDismissable={!form.isPending}
      actions={
        <>
          {summary && <Summary>{summary}</Summary>}
          <Button onPress={onClose} isDisabled={form.isPending}>
            {cancelLabel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            isPending={form.isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} label={label} takesFocus>
        {children}
      </Form>
    </Dialog>
  );
}
