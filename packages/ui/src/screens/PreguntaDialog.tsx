import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { Dialog } from '../components/Dialog';
import { Notice } from '../components/Notice';
import { type Act, failureText, useAct } from './useAct';

interface PreguntaDialogProps {
  /** The question. */
  title: string;
  /** The act as a verb. */
  confirmLabel: string;
  /** The way back, where the focus starts. */
  cancelLabel?: string;
  /** What will happen. */
  children: ReactNode;
  /** `danger` for what takes something away. */
  tone?: 'primary' | 'danger';
  /** Says that it cannot be undone. */
  irreversible?: boolean;
  /** What is asked about is still being loaded: it cannot be confirmed yet. */
  isWaiting?: boolean;
  /** Heads the refusal because somebody was faster. */
  staleTitle?: string;
  /** What leads back from there. */
  backLabel?: string;
  /** Does it; rejects with a `Refusal`, which is told in the question. */
  onAct: Act<[]>;
  /** It is done, or the person went back. */
  onClose: () => void;
}

/**
 * Asks before an act, and tells its refusal where it was asked. Refused because of how things stand by now, nothing is left to confirm: it leads back
 * to what is behind, which its owner has brought up to date.
 */
export function PreguntaDialog(props: PreguntaDialogProps) {
  const {
    title,
    confirmLabel,
    cancelLabel = 'Volver',
    children,
    tone = 'primary',
    irreversible = false,
    staleTitle = 'No se ha hecho',
  } = props;
  const { backLabel = 'Volver a la lista', isWaiting = false, onAct, onClose } = props;
  const { state, run } = useAct(onAct, onClose);
  if (state.kind === 'failed' && state.failure.isStale) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={staleTitle}
        role="alertdialog"
        size="small"
        actions={
          <Button onPress={onClose} autoFocus>
            {backLabel}
          </Button>
        }
      >
        <Notice tone="danger">{state.failure.texto}</Notice>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone}
      irreversible={irreversible}
      isPending={state.kind === 'pending'}
      isWaiting={isWaiting}
      error={failureText(state)}
      onConfirm={() => run()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
