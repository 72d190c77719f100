import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { Notice } from '../../components/Notice';
import { failureText, useAct } from '../useAct';
import type { Estado, EstadosScreenProps } from './EstadosScreenProps';

interface BorrarDialogProps extends Pick<EstadosScreenProps, 'onBorrar'> {
  estado: Estado;
  onClose: () => void;
}

/** Asks before the status is deleted. It stands apart from what it deletes: a refusal is read though the status is gone already. */
export function BorrarDialog({ estado, onBorrar, onClose }: BorrarDialogProps) {
  const { state, run } = useAct(onBorrar, onClose);
  if (state.kind === 'failed' && state.failure.isStale) {
    // Deleted already, here or by the gerencia: nothing is left to confirm.
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="No se pudo borrar"
        role="alertdialog"
        size="small"
        actions={
          <Button onPress={onClose} autoFocus>
            Volver
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
      title="¿Borrar tu estado?"
      confirmLabel="Borrar"
      tone="danger"
      isPending={state.kind === 'pending'}
      error={failureText(state)}
      onConfirm={() => run(estado.id)}
      onCancel={onClose}
    >
      <p>Dejará de verse en la cinta. Después podrás escribir otro.</p>
    </ConfirmDialog>
  );
}
