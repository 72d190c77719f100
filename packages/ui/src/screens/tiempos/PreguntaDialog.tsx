import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { Notice } from '../../components/Notice';
import { type Act, failureText, useAct } from '../useAct';

interface PreguntaDialogProps {
  title: string;
  /** The act as a verb. */
  confirmLabel: string;
  /** What will happen. */
  children: ReactNode;
  /** It loses minutes for good. */
  isDestructive: boolean;
  onHacer: Act<[]>;
  onClose: () => void;
}

/** Asks before something is done to sessions. Refused because somebody was faster, nothing is left to confirm: it leads back to the list. */
export function PreguntaDialog({ title, confirmLabel, children, isDestructive, onHacer, onClose }: PreguntaDialogProps) {
  const { state, run } = useAct(onHacer, onClose);
  if (state.kind === 'failed' && state.failure.isStale) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="No se ha hecho"
        role="alertdialog"
        size="small"
        actions={
          <Button onPress={onClose} autoFocus>
            Volver a la lista
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
      cancelLabel="Volver"
      tone={isDestructive ? 'danger' : 'primary'}
      irreversible={isDestructive}
      isPending={state.kind === 'pending'}
      error={failureText(state)}
      onConfirm={() => run()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
