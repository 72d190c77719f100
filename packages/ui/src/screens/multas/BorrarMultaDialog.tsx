import { formatCredits } from '@garita/domain/formato/credits';
import { useMoneda } from '../../components/MonedaContext';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Multa, MultasScreenProps } from './MultasScreenProps';

interface BorrarMultaDialogProps extends Pick<MultasScreenProps, 'onDelete'> {
  multa: Multa;
  onClose: () => void;
}

export function BorrarMultaDialog({ multa, onDelete, onClose }: BorrarMultaDialogProps) {
  const moneda = useMoneda();
  return (
    <PreguntaDialog
      title="¿Borrar la multa?"
      confirmLabel="Borrar"
      tone="danger"
      irreversible
      staleTitle="No se pudo borrar"
      onAct={() => onDelete(multa)}
      onClose={onClose}
    >
      <p>
        <strong translate="no">{multa.usuarioNombre}</strong> dejará de tener esta multa de{' '}
        {formatCredits(multa.creditos, moneda)}
        {multa.cobrado === 1 && ', que ya está cobrada: la agencia no le devuelve nada por sí sola'}
        . En el registro de la agencia queda quién la borró.
      </p>
    </PreguntaDialog>
  );
}
