import { PreguntaDialog } from '../PreguntaDialog';
import { formatPeriodo } from './formatPeriodo';
import type { NominaCerrado, NominaScreenProps } from './NominaScreenProps';

interface ReaperturaDialogProps extends Pick<NominaScreenProps, 'onReopen'> {
  cerrado: NominaCerrado;
  onClose: () => void;
}

/** Asks before the last closing is taken back. */
export function ReaperturaDialog({ cerrado, onReopen, onClose }: ReaperturaDialogProps) {
  return (
    <PreguntaDialog
      title="¿Reabrir el último periodo?"
      confirmLabel="Reabrir"
      staleTitle="No se puede reabrir"
      onAct={() => onReopen(cerrado.id)}
      onClose={onClose}
    >
      <p>{`El periodo ${formatPeriodo(cerrado)} volverá a ser el abierto, con todas sus anotaciones. El que se abrió después está vacío y desaparecerá.`}</p>
      <p>
        Las pagas dejarán de estar fijadas: dependerán otra vez de la categoría y las membresías que
        tenga cada persona.
      </p>
    </PreguntaDialog>
  );
}
