import { PreguntaDialog } from '../PreguntaDialog';
import type { Estado, EstadosScreenProps } from './EstadosScreenProps';

interface BorrarDialogProps extends Pick<EstadosScreenProps, 'onDelete'> {
  estado: Estado;
  onClose: () => void;
}

/** Asks before the status is deleted. It stands apart from what it deletes: a refusal is read though the status is gone already. */
export function BorrarDialog({ estado, onDelete, onClose }: BorrarDialogProps) {
  return (
    <PreguntaDialog
      title="¿Borrar tu estado?"
      confirmLabel="Borrar"
      tone="danger"
      staleTitle="No se pudo borrar"
      backLabel="Volver"
      onAct={() => onDelete(estado.id)}
      onClose={onClose}
    >
      <p>Dejará de verse en la cinta. Después podrás escribir otro.</p>
    </PreguntaDialog>
  );
}
