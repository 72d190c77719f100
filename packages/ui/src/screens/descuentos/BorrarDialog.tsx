import { PreguntaDialog } from '../PreguntaDialog';
import type { Descuento, DescuentosScreenProps } from './DescuentosScreenProps';

interface BorrarDialogProps extends Pick<DescuentosScreenProps, 'onDelete'> {
  descuento: Descuento;
  onClose: () => void;
}

/** Asks before a code is deleted, which cannot be taken back. Where somebody was faster it says who. */
export function BorrarDialog({ descuento, onDelete, onClose }: BorrarDialogProps) {
  return (
    <PreguntaDialog
      title="¿Borrar el código?"
      confirmLabel="Borrar el código"
      tone="danger"
      staleTitle="No se pudo borrar"
      onAct={() => onDelete(descuento)}
      onClose={onClose}
    >
      <p>
        Nadie podrá usar <strong translate="no">{descuento.codigo}</strong> ({descuento.descuento}%)
        en un traslado. Los que ya se hicieron con él no cambian.
      </p>
    </PreguntaDialog>
  );
}
