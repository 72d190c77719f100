import { useMoneda } from '../../components/MonedaContext';
import { PreguntaDialog } from '../PreguntaDialog';
import { describeBorrado } from './describeBorrado';
import type { MembresiasScreenProps, MembresiaVendida } from './MembresiasScreenProps';

interface BorrarMembresiaDialogProps extends Pick<MembresiasScreenProps, 'onDelete' | 'now'> {
  vendida: MembresiaVendida;
  vendidas: readonly MembresiaVendida[];
  onClose: () => void;
}

export function BorrarMembresiaDialog({
  vendida,
  vendidas,
  now,
  onDelete,
  onClose,
}: BorrarMembresiaDialogProps) {
  const moneda = useMoneda();
  return (
    <PreguntaDialog
      title="¿Borrar la membresía?"
      confirmLabel="Borrar"
      tone="danger"
      irreversible
      staleTitle="No se pudo borrar"
      onAct={() => onDelete(vendida)}
      onClose={onClose}
    >
      {describeBorrado(vendida, vendidas, now(), moneda).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </PreguntaDialog>
  );
}
