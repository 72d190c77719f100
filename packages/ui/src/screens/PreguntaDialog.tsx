import type { ReactNode } from 'react';
import { Button } from '../components/Button';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { Dialog } from '../components/Dialog';
import { Notice } from '../components/Notice';
import { type Act, failureText, useAct } from './useAct';

interface PreguntaDialogProps {
  /** The question that the dialog asks. */
  title: string;
  /** The act as a verb. */
  confirmLabel: string;
  /** The cancel button, where the focus starts. */
  cancelLabel?: string;
  /** The consequences. */
  children: ReactNode;
  /** `danger` for acts that remove something. */
  tone?: 'primary' | 'danger';
  /** Whether the dialog says that the act cannot be undone. */
  irreversible?: boolean;
  /**
   * Whether the data that the confirmation shows is still loading. The act cannot be confirmed yet.
   */
  isWaiting?: boolean;
  /** The title when the act is refused because the shown data is out of date (409, 404). */
  staleTitle?: string;
  /** The label of the only button after such a refusal. */
  backLabel?: string;
  /** The act; rejects with a `Refusal`, which the confirmation shows. */
  onAct: Act<[]>;
  /** Called after a success, on cancel, and by the button after an out-of-date refusal. */
  onClose: () => void;
}

/**
 * Asks for confirmation before an act, and shows its refusal in place. If the shown data is out of
 * date, there is nothing left to confirm: the only button leads back to the screen. The screen has
 * then refetched its data.
 */
export function PreguntaDialog(props: PreguntaDialogProps) {
  const {
    title,
    confirmLabel,
    cancelLabel = 'Cancelar',
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
