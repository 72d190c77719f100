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
  /** True by default. */
  isOpen?: boolean;
  /** The question, e.g. `¿Aceptar el ascenso?`. */
  title: string;
  /** The consequences of the act. */
  children: ReactNode;
  /** The act as a verb, never just "Sí". */
  confirmLabel: string;
  /** The label of the cancel button. */
  cancelLabel?: string;
  /** Called on confirmation. The dialog stays open until `isOpen` changes. */
  onConfirm: () => void;
  /** Called on the cancel button, the cross or Escape. */
  onCancel: () => void;
  /** `danger` for destructive acts. */
  tone?: 'primary' | 'danger';
  /** The act cannot be undone: shows the barrier stripe. */
  irreversible?: boolean;
  /** Whether the act is running. Meanwhile the dialog ignores presses and cannot be closed. */
  isPending?: boolean;
  /**
   * Whether the consequences are still loading: the dialog can then be closed but not confirmed.
   */
  isWaiting?: boolean;
  /** Why the act failed. The dialog stays open. */
  error?: string | undefined;
}

/** Asks before a serious act. The focus starts at Cancel, so that Enter alone does no harm. */
export function ConfirmDialog({
  isOpen = true,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancelar',
  onConfirm,
  onCancel,
  tone = 'primary',
  irreversible = false,
  isPending = false,
  isWaiting = false,
  error,
}: ConfirmDialogProps) {
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
