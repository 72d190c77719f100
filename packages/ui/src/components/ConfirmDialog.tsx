import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Notice } from './Notice';

const Consequences = styled.div`
  display: grid;
  gap: ${space[3]};
  color: ${color.tinta2};
`;

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, e.g. `¿Aceptar el ascenso?`. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The act itself as a verb, never just "Sí". */
  confirmLabel: string;
  /** What the way out is called. */
  cancelLabel?: string;
  /** Asked to do it. It stays open until `isOpen` says otherwise. */
  onConfirm: () => void;
  /** Asked to close: by the button, the cross or Escape. */
  onCancel: () => void;
  /** `danger` for what destroys. */
  tone?: 'primary' | 'danger';
  /** It cannot be undone: shows the barrier stripe. */
  irreversible?: boolean;
  /** The act is under way: nothing can be pressed twice, nor the dialog left. */
  isPending?: boolean;
  /** What will happen is not known yet: it cannot be confirmed, but left. */
  isWaiting?: boolean;
  /** Why it failed; the dialog stays open. */
  error?: string | undefined;
}

/** Asks before an act of weight. The focus starts at Cancel, so that Enter alone does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancelar',
    onConfirm,
    onCancel,
    tone = 'primary',
  } = props;
  const { irreversible = false, isPending = false, isWaiting = false, error } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      size="small"
      stripe={irreversible}
      isDismissable={!isPending}
      actions={
        <>
          <Button onPress={onCancel} isDisabled={isPending} autoFocus>
            {cancelLabel}
          </Button>
          <Button variant={tone} onPress={onConfirm} isPending={isPending} isDisabled={isWaiting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Consequences>
        {children}
        {error && <Notice tone="danger">{error}</Notice>}
      </Consequences>
    </Dialog>
  );
}
