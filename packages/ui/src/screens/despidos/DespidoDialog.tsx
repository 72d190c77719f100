import { MotivoCitado } from '../MotivoCitado';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Act } from '../useAct';
import { LoQueTrae } from './LoQueTrae';

interface DespidoDialogProps {
  usuario: string;
  motivo: string;
  isVetado: boolean;
  onDismiss: Act<[]>;
  onClose: () => void;
}

export function DespidoDialog({
  usuario,
  motivo,
  isVetado,
  onDismiss,
  onClose,
}: DespidoDialogProps) {
  return (
    <PreguntaDialog
      title={`¿Despedir a ${usuario}?`}
      confirmLabel="Despedir"
      tone="danger"
      staleTitle="No se ha despedido"
      onAct={onDismiss}
      onClose={onClose}
    >
      <MotivoCitado motivo={motivo} />
      <p>
        <strong translate="no">{usuario}</strong> dejará de poder entrar desde este momento, y
        además, si lo tiene:
      </p>
      <LoQueTrae vetados={isVetado ? 1 : 0} />
      <p>
        Su nombre, su misión y su historial se conservan. Si vuelve, nada de lo que se cierra ahora
        se abre de nuevo.
      </p>
    </PreguntaDialog>
  );
}
