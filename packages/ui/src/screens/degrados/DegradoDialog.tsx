import { MotivoCitado } from '../MotivoCitado';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Act } from '../useAct';

export interface DegradoDescrito {
  readonly usuario: string;
  readonly tiene: string;
  readonly pasa: string;
  readonly motivo: string;
}

interface DegradoDialogProps {
  degrado: DegradoDescrito;
  onDemote: Act<[]>;
  onClose: () => void;
}

export function DegradoDialog({
  degrado: { usuario, tiene, pasa, motivo },
  onDemote,
  onClose,
}: DegradoDialogProps) {
  return (
    <PreguntaDialog
      title={`¿Degradar a ${usuario}?`}
      confirmLabel="Degradar"
      tone="danger"
      staleTitle="No se ha degradado"
      onAct={onDemote}
      onClose={onClose}
    >
      <p>
        <strong translate="no">{usuario}</strong> pasará de <strong>{tiene}</strong> a{' '}
        <strong>{pasa}</strong>, con los permisos de su nueva categoría.
      </p>
      <MotivoCitado motivo={motivo} />
      <p>
        Se retira su solicitud de ascenso, si tiene una pendiente, y el tiempo para el próximo
        ascenso vuelve a empezar. Conserva la firma.
      </p>
    </PreguntaDialog>
  );
}
