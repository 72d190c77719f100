import { Button } from '../../components/Button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { Notice } from '../../components/Notice';
import { failureText, useAct } from '../useAct';
import { formatPeriodo } from './formatPeriodo';
import type { NominaCerrado, NominaScreenProps } from './NominaScreenProps';

interface ReaperturaDialogProps extends Pick<NominaScreenProps, 'onReabrir'> {
  cerrado: NominaCerrado;
  onClose: () => void;
}

/** Asks before the last closing is taken back. */
export function ReaperturaDialog({ cerrado, onReabrir, onClose }: ReaperturaDialogProps) {
  const { state, run } = useAct(onReabrir, onClose);
  if (state.kind === 'failed' && state.failure.isStale) {
    // Refused because of how things stand: there is nothing left to confirm, and the list behind is up to date.
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title="No se puede reabrir"
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
      title="¿Reabrir el último periodo?"
      confirmLabel="Reabrir"
      isPending={state.kind === 'pending'}
      error={failureText(state)}
      onConfirm={() => run(cerrado.id)}
      onCancel={onClose}
    >
      <p>{`El periodo ${formatPeriodo(cerrado)} volverá a ser el abierto, con todas sus anotaciones. El que se abrió después está vacío y desaparecerá.`}</p>
      <p>Las pagas dejarán de estar fijadas: dependerán otra vez de la categoría y las membresías que tenga cada persona.</p>
    </ConfirmDialog>
  );
}
